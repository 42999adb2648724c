/** What a seat may know of a table of the pizza family (docs/formats.md, "Views"). */
export const KINDS = 'opmsa';
/** The symbols of the drawings, by the letters of the notation. */
export const KIND_NAMES: Record<string, string> = {
  o: 'olive',
  p: 'pepper',
  m: 'mushroom',
  s: 'salami',
  a: 'pineapple',
};

export interface SeatView {
  kind: string;
  ingredients: number;
  orders: number;
  stack: number;
  filled: string[];
  gone: string[];
}

export interface RevealedOrder {
  owner: number;
  order: string;
  series?: string[];
  needs?: string;
  added?: string;
  question?: {
    amount: number;
    kind: string;
    /** Of this kind (double cards as a negative number), or of any kinds. */
    missing?: number;
  };
  asked?: number;
  /** Who was asked for help before. */
  declined?: number[];
  request?: string;
  gift?: string;
  stake?: number;
  shown?: number;
  named?: number;
  card?: string;
}

export interface PizzaView {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  waits_for: { seat: number | null; to: string };
  turn: number;
  scorer: number | null;
  supply: number;
  oven: { size: number; cards: string };
  columns: string;
  used: string;
  /** How many cards are drawn, when it is asked from where. */
  draws?: number;
  /** Spectators have none. */
  hand?: string;
  orders?: string[];
  seats: SeatView[];
  order?: RevealedOrder;
}

/** How many ingredients of a kind are among the cards; a double counts 2. */
export function worth(cards: string, letter: string): number {
  return count(cards, letter) + 2 * count(cards, letter.toUpperCase());
}

export function count(cards: string, letter: string): number {
  return cards.split(letter).length - 1;
}

/** `2m 1S` as amounts by letter; a capital stands for double cards. */
export function amountsOf(text: string): [letter: string, amount: number][] {
  return [...text.matchAll(/(\d+)([a-zA-Z])/g)].map(([, amount, letter]) => [letter ?? '', Number(amount)]);
}

export function isDouble(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

/** The decisions of a turn. */
export const TURN = new Set(['play', 'order', 'draw']);

/** Decisions of an order's owner that nobody sees until the answer is complete (P-22). */
export const OWNERS_STEPS = new Set(['series', 'demand', 'add', 'ask', 'amount']);
