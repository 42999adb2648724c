/** Why there is nothing to decide: one line that stays long enough to be read, and blocks nothing. */
import { getContext, setContext } from 'svelte';
import { announcer } from '../lib/announcer.svelte.ts';

const KEY = Symbol('forced');
const SHOWN_MS = 4000;

export class ForcedLine {
  now = $state<string | null>(null);
  #gone: ReturnType<typeof setTimeout> | undefined;

  /** The one of the table, for whatever tray is there at the moment. */
  static here(): ForcedLine | undefined {
    return getContext(KEY);
  }

  static make(): ForcedLine {
    return setContext(KEY, new ForcedLine());
  }

  tell(text: string): void {
    this.now = text;
    announcer.say(text);
    clearTimeout(this.#gone);
    this.#gone = setTimeout(() => (this.now = null), SHOWN_MS);
  }

  stop(): void {
    clearTimeout(this.#gone);
  }
}
