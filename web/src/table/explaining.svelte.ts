/** One sentence about each kind of question, order and symbol, when somebody meets it for the first time. */
import { getContext, setContext } from 'svelte';

import { known } from '../lib/known.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';

export interface Topic {
  id: string;
  text: string;
  /** It is over when the next thing is asked. Others stay for a while, whatever happens. */
  isQuestion?: boolean;
  /** It is about a sheet, which lies over what was explained before. */
  inSheet?: boolean;
}

const CONTEXT = 'explaining';
/** How long a sentence stays that no answer ends. */
const SHOWN_MS = 8000;
/** Milliseconds to read a letter, for a child; after that a sentence covers nothing any more. */
const LETTER_MS = 110;

export class Explaining {
  shown = $state.raw<Topic | null>(null);
  #moment = '';
  #since = 0;

  /** Tables make one, and whatever is shown at them can show it. */
  static make(): Explaining {
    return setContext(CONTEXT, new Explaining());
  }

  static here(): Explaining | undefined {
    return getContext<Explaining | undefined>(CONTEXT);
  }

  /** At a new moment, explain the first of what is new; one thing at a time. */
  look(moment: string, topics: Topic[], now = Date.now()): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    if (!settings.explains) return this.close();
    const topic = topics.find(({ id }) => !known.has(id)) ?? null;
    const isBeingRead = this.shown && !this.shown.isQuestion && now - this.#since < SHOWN_MS;
    if (isBeingRead && !topic?.inSheet) return;
    this.shown = topic;
    this.#since = now;
    if (topic) known.add(topic.id);
  }

  close(): void {
    this.shown = null;
  }
}

/** How long a sentence may lie over the table. */
export function readingMs(text: string): number {
  return Math.max(SHOWN_MS, LETTER_MS * text.length);
}
