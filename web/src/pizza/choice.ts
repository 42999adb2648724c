/** The half-made choice at a table of this family. It is kept while the same decision is asked, whatever happens. */
import type { Table } from '../lib/table.svelte.ts';
import type { Way, Wish } from './ways.ts';

export interface Choice {
  /** Places of the chosen cards in the own hand, which lies kind by kind. */
  cards?: number[];
  order?: string | null;
  /** In a turn: the player has gone on to the question about an order. */
  step?: 'order';
  source?: 'supply' | 'stack' | null;
  /** How an order is answered, if the player has chosen; null if none is chosen any more. */
  way?: Way | null;
  /** What the player has wished that way to be like, tap by tap. */
  wish?: Wish;
  /** Amounts are being named. */
  naming?: boolean;
  /** All ways are shown, on a phone too. */
  more?: boolean;
  /** The sheet of this decision was put aside to look at the table. */
  aside?: boolean;
  /** Something was suggested already; whoever takes it back is not asked again. */
  suggested?: boolean;
}

export function choiceAt(table: Table): Choice {
  return table.choice as Choice;
}

/** Choose a card, or take it back. */
export function toggled(places: number[] | undefined, at: number): number[] {
  const before = places ?? [];
  return before.includes(at) ? before.filter((place) => place !== at) : [...before, at].sort((a, b) => a - b);
}

/** The letters of the chosen cards. */
export function lettersAt(hand: string, places: number[] | undefined): string {
  return (places ?? []).map((at) => hand.charAt(at)).join('');
}

/** Places of these cards in a hand. */
export function placesOf(hand: string, cards: string): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const at = [...hand].findIndex((letter, place) => letter === card && !places.includes(place));
    if (at >= 0) places.push(at);
  }
  return places.sort((a, b) => a - b);
}
