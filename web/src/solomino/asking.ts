/** How far an ask has come (S-15), from what lies on the table. */
import { each, type SolominoView } from './view.ts';

export interface Link {
  /** Counts those who were asked, the asker being 0; in a long ask the same seat comes again. */
  at: number;
  seat: number;
  state: 'asked' | 'matched' | 'now';
}

const LONGEST_CHAIN = 4;

/** The last few of the chain: who asked, who has matched, whose turn it is to match. */
export function chainOf(view: SolominoView): Link[] {
  const players = view.seats.length;
  const step = view.direction === 'clockwise' ? 1 : players - 1;
  const matched = each(view.heap).length - 1;
  return Array.from({ length: matched + 2 }, (_, at) => ({
    at,
    seat: (view.turn + at * step) % players,
    state: at === 0 ? ('asked' as const) : at <= matched ? ('matched' as const) : ('now' as const),
  })).slice(-LONGEST_CHAIN);
}
