/** The row as it lies on the table, folded in the middle when it is longer than the screen. */
import { each, halvesOf } from './view.ts';

export interface LaidCard {
  /** How many were laid before it; a newer card lies on top of an older one. */
  at: number;
  /** Its left half first. */
  card: string;
}

export type RowPart = LaidCard | { folded: number };

/** The cards from left to right; the row is told in the order in which they were laid. */
export function asItLies(row: string): LaidCard[] {
  const cards: LaidCard[] = [];
  each(row).forEach((word, at) => {
    const [end, card] = word.includes(':') ? word.split(':') : ['R', word];
    if (end === 'L')
      cards.unshift({
        at,
        card: halvesOf(card ?? '')
          .reverse()
          .join('-'),
      });
    else cards.push({ at, card: card ?? '' });
  });
  return cards;
}

/** The row with so many cards at each end in sight. A fold takes the room of a card, so it never hides just one. */
export function folded(cards: LaidCard[], shown: number): RowPart[] {
  const hidden = cards.length - 2 * shown;
  if (hidden <= 1) return cards;
  return [...cards.slice(0, shown), { folded: hidden }, ...cards.slice(-shown)];
}
