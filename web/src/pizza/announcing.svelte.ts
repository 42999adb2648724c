/** The big announcement of a turn, which is short-lived where the oven is to be remembered. */
import { announcer } from '../lib/announcer.svelte.ts';
import type { EventInfo } from '../lib/messages.ts';
import type { PizzaView } from './view.ts';
import type { PizzaWords } from './words.ts';

export interface Announcement {
  /** Counts announcements, so that a new one arrives even if it says the same. */
  id: number;
  seat: number;
  kind: string;
  lines: string[];
  /** The ingredients that were played. */
  cards: string;
}

/** How long an announcement stays at a strict table. */
const REMEMBER = 7000;
/** What is announced of a turn; all else is told where it belongs. */
const ANNOUNCED = new Set([
  'played',
  'order-played',
  'passed',
  'drew',
  'scoring-card',
  'round-began',
  'round-ended',
]);
/** What follows in the same turn. */
const FOLLOWS = new Set(['order-played', 'drew', 'scoring-card']);

export class Announcing {
  now = $state.raw<Announcement | null>(null);
  #end: ReturnType<typeof setTimeout> | undefined;

  hear(event: EventInfo, words: PizzaWords, view: PizzaView, openOven: boolean): void {
    const { name, seat, data } = event;
    if (!ANNOUNCED.has(name) || typeof seat !== 'number') return;
    const before = this.now?.seat === seat && FOLLOWS.has(name) ? this.now : null;
    const line = words.sentence(event);
    this.now = before
      ? { ...before, lines: [...before.lines, line] }
      : {
          id: (this.now?.id ?? 0) + 1,
          seat,
          kind: view.seats[seat]?.kind ?? 'o',
          lines: [line],
          cards: name === 'played' ? String(data?.cards) : '',
        };
    clearTimeout(this.#end);
    if (!openOven) this.#end = setTimeout(() => this.#forget(), REMEMBER);
  }

  /** Screen readers could read it again as long as it is on the page. */
  #forget(): void {
    this.now = null;
    announcer.forget();
  }
}
