/** Cards as texts of letters (docs/formats.md): counting them and putting them in order. */
import { count, KINDS, worth } from './view.ts';

/** The letters of the sorts of cards, in the order of the kernel. */
export const SORTS = [...KINDS].flatMap((kind) => [kind, kind.toUpperCase()]);

/** Cards kind by kind, singles before doubles: the order of the notation. */
export function sorted(cards: string): string {
  return [...KINDS]
    .map((kind) => kind.repeat(count(cards, kind)) + kind.toUpperCase().repeat(doublesOf(cards, kind)))
    .join('');
}

export function ofKind(cards: string, kind: string): string {
  return kind.repeat(count(cards, kind)) + kind.toUpperCase().repeat(doublesOf(cards, kind));
}

export function doublesOf(cards: string, kind: string): number {
  return count(cards, kind.toUpperCase());
}

/** `cards` without those of `others`, one for one. */
export function without(cards: string, others: string): string {
  let left = cards;
  for (const card of others) left = left.replace(card, '');
  return left;
}

/** How many cards these are, whatever stands between them. */
export function sizeOf(cards: string): number {
  return [...cards].filter((letter) => KINDS.includes(letter.toLowerCase())).length;
}

export function worthOfAll(cards: string): number {
  return [...KINDS].reduce((sum, kind) => sum + worth(cards, kind), 0);
}
