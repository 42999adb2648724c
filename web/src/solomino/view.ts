/** What a seat may know of a table of SOLOmino (docs/formats.md, "Views"). */

export interface SeatView {
  cards: number;
  minus: number;
  surely_holds: string;
  lacked: { halves: string; drawn_since: number }[];
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

export function halvesOf(card: string): [half: string, other: string] {
  const [half = '', other = ''] = card.split('-');
  return [half, other];
}

/** Cards, halves or ends that are set apart by spaces. */
export function each(text: string): string[] {
  return text ? text.split(' ') : [];
}

/** The cards of the row from left to right; it is told in the order in which they were laid. */
export function rowAsItLies(row: string): string[] {
  const [first, ...others] = each(row);
  const left: string[] = [];
  const right = first ? [first] : [];
  for (const word of others) {
    const card = word.slice(2);
    if (word.startsWith('L')) left.unshift(halvesOf(card).reverse().join('-'));
    else right.push(card);
  }
  return [...left, ...right];
}
