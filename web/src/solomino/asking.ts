/** How far an ask has come (S-15), from what lies on the table. */
import type { SolominoView } from './view.ts';

export interface Link {
  /** Counts those who were asked, the asker being 0; in a long ask the same seat comes again. */
  at: number;
  seat: number;
  state: 'asked' | 'matched' | 'now';
}

const LONGEST_CHAIN = 4;

/** The last few of the chain: who asked, who has matched, whose turn it is to match. */
export function chainOf(view: SolominoView): Link[] {
  const { chain = [] } = view;
  const stateAt = (at: number) => (at === 0 ? 'asked' : at < chain.length - 1 ? 'matched' : 'now');
  return chain.map((seat, at) => ({ at, seat, state: stateAt(at) }) as const).slice(-LONGEST_CHAIN);
}
