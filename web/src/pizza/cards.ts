/** Cards as texts of letters (docs/formats.md): counting, choosing and putting them in order. */
import { count, isDouble, KINDS, worth } from './view.ts';

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

/** Every way to take cards of a kind out of a hand, none of them included. */
export function choices(hand: string, kind: string): string[] {
  const found: string[] = [];
  for (let singles = 0; singles <= count(hand, kind); singles += 1) {
    for (let doubles = 0; doubles <= doublesOf(hand, kind); doubles += 1)
      found.push(kind.repeat(singles) + kind.toUpperCase().repeat(doubles));
  }
  return found;
}

/**
 * P-26: exactly what is missing, or one more when only doubles are given. Where double cards are asked for (P-53),
 * exactly so many of them.
 */
export function covers(cards: string, missing: number, doubleCards: boolean): boolean {
  const onlyDoubles = [...cards].every(isDouble);
  if (doubleCards) return onlyDoubles && cards.length === missing;
  const value = worthOfAll(cards);
  return value === missing || (onlyDoubles && value === missing + 1);
}

/** The cards of a hand that cover what is missing of a kind, singles first; null if none do. */
export function coverFrom(hand: string, kind: string, missing: number, doubleCards: boolean): string | null {
  const ways = choices(hand, kind).filter((cards) => covers(cards, missing, doubleCards));
  return ways.sort((one, other) => doublesOf(one, kind) - doublesOf(other, kind))[0] ?? null;
}
