/** What an order needs and has, row by row, as the kernel says it (`games/pizza/kernel/checklist.py`). */
import type { Scene } from './staging.ts';
import type { PizzaView } from './view.ts';

export interface Row {
  /** A kind, or `any` for ingredients of any kinds. */
  kind: string;
  /** Counted are double cards, not ingredients. */
  doubleCards: boolean;
  need: number;
  fromColumns: number;
  fromHand: number;
  fromHelp: number;
}

export interface Rows {
  list: Row[];
  /** For how many amounts the owner has yet to choose a kind. */
  open: number;
}

/** What everybody knows of an order. */
export interface Known {
  order: string;
  /** The kind of its owner, and of whoever holds the scoring card. */
  own: string;
  scorers: string;
  series: string[];
  columns: string;
  added: string;
  given: string;
  /** What its owner has chosen that it needs, in the notation of amounts. */
  needs: string;
}

export type ListRows = (game: string, known: Known) => Promise<Rows>;

/** What everybody at the table knows of an order in a scene. */
export function knownOf(
  { owner, order, ...rest }: Pick<Scene, 'owner' | 'order'> & Partial<Scene>,
  view: PizzaView,
): Known {
  const { series = [], columns = '', added = '', given = '', needs = '' } = rest;
  const kindAt = (seat: number) => view.seats[seat]?.kind ?? 'o';
  const [own, scorers] = [kindAt(owner), kindAt(view.scorer ?? 0)];
  return { order, own, scorers, series, columns, added, given, needs };
}

export function missingIn({ need, fromColumns, fromHand, fromHelp }: Row): number {
  return Math.max(0, need - fromColumns - fromHand - fromHelp);
}
