/**
 * What can still be told of what happened at a table: by its memory, for every seat since its own last turn. It is
 * `server/announcements.py` for tables that the page keeps.
 */
import type { Event } from '../kernel/rules.ts';
import { RESULTS, SEEN } from './facts.ts';

/** Events are counted from the beginning of the game; a seat's log begins at one of these numbers. */
export class Announcements {
  readonly results: Event[] = [];
  readonly #kept: Event[] = [];
  readonly #since: number[];
  /** Up to where a seat at a shared device has heard everything. */
  readonly #heard: number[];
  /** Where a seat passed last, which it does without being asked (P-13). */
  readonly #passed: number[];
  #lastSeat: number | null = null;
  /** Where the scoring began that is going on. */
  #scoring: number | null = null;

  constructor(players: number) {
    this.#since = Array<number>(players).fill(0);
    this.#heard = Array<number>(players).fill(0);
    this.#passed = Array<number>(players).fill(0);
  }

  /** What came of one step: an action of a seat, or chance. */
  add(seat: number | null, events: readonly Event[], byPerson: boolean): void {
    if (seat !== null && events.length) {
      const acted = this.#scoring === null || byPerson;
      if (acted && seat !== this.#lastSeat) this.#since[seat] = this.#kept.length;
      this.#lastSeat = acted ? seat : null;
    }
    this.results.push(...events.filter(({ name }) => RESULTS.has(name)));
    for (const event of events) this.#keep(event);
    if (events.some(({ name }) => name === 'round-began')) {
      this.#since.fill(this.#kept.length);
      this.#lastSeat = this.#scoring = null;
    }
  }

  #keep(event: Event): void {
    const now = this.#kept.length;
    const { name, seat } = event;
    if (name === 'round-ended') this.#scoring = now;
    else if (name === 'played' && seat !== null) this.#since[seat] = now;
    else if (name === 'passed' && seat !== null) {
      this.#since[seat] = Math.max(this.#since[seat] ?? 0, this.#passed[seat] ?? 0);
      this.#passed[seat] = now;
    }
    if (!SEEN.has(name)) this.#kept.push(event);
  }

  /** A seat at a shared device was told everything (`meanwhile`). */
  hear(seat: number): void {
    this.#heard[seat] = this.#kept.length;
  }

  /** What the seat alone was told since its last turn: the cards that it got. */
  own(seat: number): Event[] {
    return this.#kept.slice(this.#since[seat]).filter(({ audience }) => audience === seat);
  }

  /**
   * What the others announced since the seat's last turn, and its own cards; for nobody's seat, the last lap. What
   * happens in a scoring is seen on the table.
   */
  log(seat: number | null): Event[] {
    const begin = seat === null ? Math.min(...this.#since) : this.#since[seat];
    const events = this.#kept.slice(begin, this.#scoring ?? undefined);
    return events.filter((event) => event.audience === seat || isByAnother(event, seat));
  }

  /** For the next one at a shared device: what the others announced since this seat last held it, or heard it (`once`). */
  meanwhile(seat: number, once: boolean): Event[] {
    const since = this.#since[seat] ?? 0;
    const begin = once ? Math.max(since, this.#heard[seat] ?? 0) : since;
    return this.#kept.slice(begin).filter((event) => isByAnother(event, seat));
  }
}

function isByAnother({ audience, seat }: Event, than: number | null): boolean {
  return audience === null && (than === null || seat !== than);
}
