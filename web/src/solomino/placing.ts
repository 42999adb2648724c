/** What a card of the hand can do now, read from the legal actions; the rules themselves are the server's. */
import type { Ask } from '../lib/messages.ts';
import { halvesOf, SYMBOLS } from './view.ts';

export type End = 'L' | 'R';
/** How a half matches: by colour, by number or symbol, or as an identical half. */
export type Match = 'colour' | 'number' | 'symbol' | 'half';

export interface Placement {
  action: string;
  end: End;
  covers: string;
  becomes: string;
}

export function isSameCard(one: string, other: string): boolean {
  return one === other || one === halvesOf(other).reverse().join('-');
}

/** The placements of a card, at the left end first. */
export function placementsOf(card: string, legal: string[]): Placement[] {
  return legal
    .filter((action) => action.includes(':') && isSameCard(action.slice(2), card))
    .map((action) => {
      const [covers, becomes] = halvesOf(action.slice(2));
      return { action, end: action.startsWith('L') ? ('L' as const) : ('R' as const), covers, becomes };
    })
    .sort((one, other) => one.end.localeCompare(other.end));
}

/** The action that lays a card on the heap of an ask, if it can be laid there. */
export function heapAction(card: string, legal: string[]): string | undefined {
  return legal.find((action) => !action.includes(':') && action.includes('-') && isSameCard(action, card));
}

export function isPlayable(card: string, ask: Ask | null): boolean {
  if (!ask) return false;
  return placementsOf(card, ask.legal).length > 0 || heapAction(card, ask.legal) !== undefined;
}

export function matchOf(half: string, end: string): Match {
  if (half === end) return 'half';
  if (half.charAt(0) === end.charAt(0)) return 'colour';
  return half.charAt(1) in SYMBOLS ? 'symbol' : 'number';
}

export function symbolOf(card: string): string | undefined {
  return halvesOf(card)
    .map((half) => half.charAt(1))
    .find((face) => face in SYMBOLS);
}

/** Where a drag ended, as an end of the row: its outer thirds, and all beside it, belong to the ends. */
export function endAt(x: number, { left, width }: { left: number; width: number }): End | null {
  if (x < left + width / 3) return 'L';
  return x > left + (2 * width) / 3 ? 'R' : null;
}
