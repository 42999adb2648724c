/** What scorings brought, as far as this screen has shown it: it can always be reread. */
import type { EventInfo } from '../lib/messages.ts';

const RESULTS = new Set(['round-ended', 'filled', 'unfilled', 'rewarded']);

/** The scoring of one round. */
export interface Scoring {
  round: number;
  /** Orders that were filled or not, and rewards, in the order in which they came. */
  outcomes: EventInfo[];
}

/** The last round first. */
export function scoringsIn(events: EventInfo[]): Scoring[] {
  const scorings: Scoring[] = [];
  for (const event of events) {
    if (event.name === 'round-ended') scorings.unshift({ round: Number(event.data?.round), outcomes: [] });
    else scorings[0]?.outcomes.push(event);
  }
  return scorings.filter(({ outcomes }) => outcomes.length > 0);
}

export class Results {
  #events = $state.raw<EventInfo[]>([]);

  get scorings(): Scoring[] {
    return scoringsIn(this.#events);
  }

  /** What the screen shows at this moment. */
  hear(events: EventInfo[]): void {
    const results = events.filter(({ name }) => RESULTS.has(name));
    if (results.length) this.#events = [...this.#events, ...results];
  }

  /** All so far, as the server tells it on entering. */
  settle(events: EventInfo[]): void {
    this.#events = events;
  }
}
