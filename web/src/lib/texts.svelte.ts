/**
 * All that the client says to people, from the Fluent files that it shares with the terminal and the server.
 *
 * Each language is a chunk of its own. `t` reads reactive state, so that whatever is on the screen changes with the
 * language, in the middle of anything.
 */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';

import { chunk } from './chunks.svelte.ts';
import type { Language } from './languages.ts';

export type Values = Record<string, FluentVariable>;
/** Texts that are loaded only where they are read. */
export type Part = 'rules' | 'tutorial' | 'local';

type Source = () => Promise<{ default: FluentResource }>;

const MAIN: Record<Language, Source> = {
  en: () => import('virtual:texts/en/main'),
  de: () => import('virtual:texts/de/main'),
  fr: () => import('virtual:texts/fr/main'),
  it: () => import('virtual:texts/it/main'),
  nl: () => import('virtual:texts/nl/main'),
};

const PARTS: Record<Part, Record<Language, Source>> = {
  rules: {
    en: () => import('virtual:texts/en/rules'),
    de: () => import('virtual:texts/de/rules'),
    fr: () => import('virtual:texts/fr/rules'),
    it: () => import('virtual:texts/it/rules'),
    nl: () => import('virtual:texts/nl/rules'),
  },
  tutorial: {
    en: () => import('virtual:texts/en/tutorial'),
    de: () => import('virtual:texts/de/tutorial'),
    fr: () => import('virtual:texts/fr/tutorial'),
    it: () => import('virtual:texts/it/tutorial'),
    nl: () => import('virtual:texts/nl/tutorial'),
  },
  local: {
    en: () => import('virtual:texts/en/local'),
    de: () => import('virtual:texts/de/local'),
    fr: () => import('virtual:texts/fr/local'),
    it: () => import('virtual:texts/it/local'),
    nl: () => import('virtual:texts/nl/local'),
  },
};

/**
 * A whole number that all our languages write alike. The browser's own way to write numbers takes a slow phone more than
 * a tenth of a second to begin.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function small(value: FluentVariable): FluentVariable {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000
    ? new Small(Number(value))
    : value;
}

const wanted = new Set<Part>();
let spoken = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

let loading: Promise<void> = Promise.resolve();

/** One after the other: what was begun earlier must not replace what came later and knows more. */
function inTurn(work: () => Promise<void>): Promise<void> {
  loading = loading.catch(() => undefined).then(work);
  return loading;
}

/** Speak a language from now on. What is on the screen stays as it was until all of it is there. */
export function speak(next: Language, ...more: Part[]): Promise<void> {
  return inTurn(() => load(next, more));
}

async function load(next: Language, more: Part[]): Promise<void> {
  // Marks that isolate values are for texts that mix writing directions, which none of our languages does.
  const made = new FluentBundle(next, { useIsolating: false });
  const parts = [MAIN[next], ...[...wanted, ...more].map((part) => PARTS[part][next])];
  const sources = await Promise.all(parts.map((part) => chunk(part)));
  // The titles of the rules come with the main texts, and once more with the rules.
  for (const source of sources) made.addResource(source.default, { allowOverrides: true });
  bundle = made;
  spoken = next;
  for (const part of more) wanted.add(part);
}

/** Have a part of the texts at hand, in this language and in those that are spoken later. */
export async function need(part: Part): Promise<void> {
  if (!wanted.has(part)) await inTurn(() => load(spoken, [part]));
}

/** The text of a message, or of its attribute: `t('rule-P-8.title')`. */
export function t(id: string, values?: Values): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`${spoken} has no text ${id}`);
  const errors: Error[] = [];
  const told =
    values && Object.fromEntries(Object.entries(values).map(([key, value]) => [key, small(value)]));
  const text = bundle.formatPattern(pattern, told, errors);
  if (errors[0]) throw new Error(`the text ${id} in ${spoken}: ${errors[0].message}`);
  return text;
}

/** Several of something as it is said in a sentence: one, two and three. `Intl.ListFormat` would have to be begun first. */
export function listed(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('listed', { others: items.slice(0, -1).join(', '), last });
}

/** Whether there is such a text; for texts that are named by what the server says. */
export function has(id: string): boolean {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** A text that stands by itself, as on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
