/** What links to this server begin with, and whether they lead there from other devices. */
import { untrack } from 'svelte';

import { api } from './api.ts';

class Reach {
  /** Null until the server has answered. */
  #found = $state.raw<{ origin: string; others: boolean } | null>(null);
  #asking = $state(false);

  /** As links begin; as long as nothing better is known, as this page was opened. */
  get origin(): string {
    return this.#found?.origin ?? location.origin;
  }

  /** A better answer may come in a moment: what is copied now could lead nowhere. */
  get asking(): boolean {
    return this.#asking;
  }

  /** Whether other devices can open links to this server; null if that is not known yet. */
  get others(): boolean | null {
    return this.#found?.others ?? null;
  }

  /** Ask once; if the server cannot be asked now, the next who needs it asks again. */
  ask(): void {
    // An effect that asks does not ask again because of the answer.
    if (untrack(() => this.#found !== null || this.#asking)) return;
    this.#asking = true;
    void api
      .reach()
      .then((found) => (this.#found = found))
      .catch(() => undefined)
      .finally(() => (this.#asking = false));
  }
}

export const reach = new Reach();
