/**
 * The complete ways to answer an order, as the kernel lists them (`games/pizza/kernel/ways.py`), and how a player comes
 * from one to another. Nothing here knows a rule: what is possible, and what comes of it, is asked of the kernel.
 */

/** `fills`: filled, put to a contest, or given to another; `leaves`: given up, or declined. */
export type Outcome = 'fills' | 'asks' | 'hopeless' | 'leaves';

export interface Way {
  outcome: Outcome;
  /** What to send, all at once. */
  actions: string[];
  /** Orders added for a series. */
  series: string[];
  /** What the order then needs, in the notation of amounts. */
  needs: string;
  /** So many ingredients of any kinds (Bombastica); else 0. */
  ofAny: number;
  /** Cards of the own hand. */
  cards: string;
  /** What is asked for, in the notation of amounts. */
  request: string;
  /** What the columns give. */
  taken: string;
  /** In a contest: what the others would have to show. */
  stake: number;
  /** Ways of the same rank are equally good. */
  rank: number;
}

/** What a way should be like. Cards are counted by their letters, orders are in a series or not. */
export interface Wish {
  /** Exactly so many cards of the hand. */
  cards?: Record<string, number>;
  /** At most so many cards of the columns. */
  taken?: Record<string, number>;
  /** Exactly so much is asked for, by kind. */
  request?: Record<string, number>;
  series?: Record<string, boolean>;
}

export interface Ways {
  /** The best, the best first; the last one leaves, if any does. */
  list: Way[];
  /** How many there are. */
  total: number;
  /** All cards of the hand that some way uses. */
  usable: string;
}

export type ListWays = (game: string, viewBytes: string, wish: Wish) => Promise<Ways>;

export function isSame(one: Way | null, other: Way | null): boolean {
  return one !== null && other !== null && one.actions.join(' ') === other.actions.join(' ');
}

/** The way that most players would choose: the best, unless it asks and another asks for as much. */
export function suggestedOf({ list }: Ways): Way | null {
  const [best, next] = list;
  if (!best || best.outcome === 'leaves') return null;
  return best.outcome !== 'fills' && next?.rank === best.rank ? null : best;
}

/** The way by which nothing is given: giving up, or declining. */
export function leavingOf({ list }: Ways): Way | null {
  const last = list.at(-1);
  return last?.outcome === 'leaves' ? last : null;
}

/** All ways to choose from; a chosen one that is not among the best stands where its rank puts it. */
export function shownWays({ list }: Ways, chosen: Way | null): Way[] {
  const ways = list.filter(({ outcome }) => outcome !== 'leaves');
  if (!chosen || ways.some((way) => isSame(way, chosen))) return ways;
  return [...ways, chosen].sort((one, other) => one.rank - other.rank);
}

/** What is wished for after all that was wished for before. */
export function withWish(before: Wish, wish: Wish): Wish {
  return {
    cards: { ...before.cards, ...wish.cards },
    taken: { ...before.taken, ...wish.taken },
    series: { ...before.series, ...wish.series },
    ...(wish.request ? { request: wish.request } : {}),
  };
}

/**
 * The best way that agrees with a wish: with earlier wishes as well, if there is one, else with the last alone. Null if
 * nothing agrees with that.
 */
export async function wayFor(
  list: (wish: Wish) => Promise<Ways>,
  before: Wish,
  wish: Wish,
): Promise<{ way: Way; wish: Wish } | null> {
  for (const wanted of [withWish(before, wish), wish]) {
    const [way] = (await list(wanted)).list;
    if (way && way.outcome !== 'leaves') return { way, wish: wanted };
  }
  return null;
}
