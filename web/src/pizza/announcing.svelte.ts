/** The big announcement of a turn. Each stays long enough to be read; how long, the memory of the table says. */
import { announcer } from '../lib/announcer.svelte.ts';
import type { EventInfo, Setting } from '../lib/messages.ts';
import { STAYS } from '../table/announced.ts';
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

/** No announcement gives way to the next one before it has stayed so long. */
const READABLE = 2000;
/** What is announced of a turn; all else is told where it belongs. */
const ANNOUNCED = new Set([
  'played',
  'order-played',
  'passed',
  'drew',
  'got-card',
  'got-order',
  'scoring-card',
  'round-began',
  'round-ended',
]);
/** What follows in the same turn. */
const FOLLOWS = new Set(['order-played', 'drew', 'got-card', 'got-order', 'scoring-card']);

export class Announcing {
  now = $state.raw<Announcement | null>(null);
  /** Those that wait until the ones before could be read. */
  #next: Announcement[] = [];
  #count = 0;
  #shownAt = 0;
  #end: ReturnType<typeof setTimeout> | undefined;
  #turn: ReturnType<typeof setTimeout> | undefined;

  hear(
    events: EventInfo[],
    words: PizzaWords,
    view: PizzaView,
    memory: NonNullable<Setting['memory']>,
  ): void {
    for (const event of words.worthTelling(events)) {
      const { name, seat } = event;
      if (ANNOUNCED.has(name) && typeof seat === 'number')
        this.#add(event, seat, words.sentence(event), view);
    }
    // What can be reread in the log of the lap need not wait here.
    if (memory !== 'once') this.#next.splice(0, this.#next.length - 1);
    this.#goOn(memory);
  }

  stop(): void {
    clearTimeout(this.#end);
    clearTimeout(this.#turn);
  }

  #add({ name, data }: EventInfo, seat: number, line: string, view: PizzaView): void {
    const last = this.#next.at(-1) ?? this.now;
    if (last?.seat === seat && FOLLOWS.has(name)) {
      const longer = { ...last, lines: [...last.lines, line] };
      if (this.#next.length) this.#next[this.#next.length - 1] = longer;
      else this.now = longer;
      return;
    }
    this.#count += 1;
    const cards = name === 'played' ? String(data?.cards) : '';
    this.#next.push({ id: this.#count, seat, kind: view.seats[seat]?.kind ?? 'o', lines: [line], cards });
  }

  #goOn(memory: NonNullable<Setting['memory']>): void {
    clearTimeout(this.#turn);
    const wait = this.now ? this.#shownAt + READABLE - performance.now() : 0;
    if (this.#next.length && wait > 0) {
      this.#turn = setTimeout(() => this.#goOn(memory), wait);
      return;
    }
    const next = this.#next.shift();
    if (next) {
      this.now = next;
      this.#shownAt = performance.now();
    }
    clearTimeout(this.#end);
    if (this.now) this.#end = setTimeout(() => this.#forget(), STAYS[memory]);
    if (this.#next.length) this.#goOn(memory);
  }

  /** Screen readers could read it again as long as it is on the page. */
  #forget(): void {
    this.now = null;
    announcer.forget();
  }
}
