/** What a seat may know of a table of SOLOmino (docs/formats.md, "Views"). */

export interface SeatView {
  cards: number;
  minus: number;
}

export interface SolominoView {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  waits_for: { seat: number | null; to: string };
  turn: number;
  next: number;
  direction: 'clockwise' | 'counter';
  due: number;
  pile: number;
  ends: string;
  row: string;
  heap: string;
  /** In an ask: who asked, who has matched, and who has to match now. */
  chain?: number[];
  /** Spectators have none. */
  hand?: string;
  drawn?: string;
  seats: SeatView[];
}

export const SYMBOLS: Record<string, string> = {
  S: 'skip',
  R: 'reverse',
  D: 'draw',
  W: 'swap',
  T: 'rotate',
  A: 'ask',
};

/** The clauses that say what the symbols do. */
export const CLAUSES: Record<string, string> = {
  S: 'S-10',
  R: 'S-11',
  D: 'S-12',
  W: 'S-13',
  T: 'S-14',
  A: 'S-15',
};

export function halvesOf(card: string): [half: string, other: string] {
  const [half = '', other = ''] = card.split('-');
  return [half, other];
}

/** Cards, halves or ends that are set apart by spaces. */
export function each(text: string): string[] {
  return text ? text.split(' ') : [];
}
