/** What the client says is what the terminal says, moment by moment; the moments are written by `make golden`. */
import { describe, expect, it } from 'vitest';

import { isLanguage } from '../lib/languages.ts';
import type { Ask, EventInfo, Room } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import { wordsFor } from './families.ts';
import golden from './words.golden.json';

interface Moment {
  game: string;
  view: Record<string, unknown>;
  names: Record<string, string[]>;
  ask?: Ask;
  events?: EventInfo[];
  texts: Record<string, { question?: string; answers?: string[]; story?: string[] }>;
}

function roomOf({ game, names }: Moment, language: string): Room {
  const seats = (names[language] ?? []).map((name) => ({ name, kind: 'person' as const }));
  return {
    type: 'room',
    table: '',
    seq: 0,
    game,
    options: {},
    setting: {},
    state: 'playing',
    seats,
    fair: { commitment: '', commitments: [] },
  };
}

const CASES = (golden as unknown as Moment[]).flatMap((moment, at) =>
  Object.entries(moment.texts).map(([language, expected]) => ({
    name: `${at} ${moment.game} ${moment.ask?.kind ?? moment.events?.map((event) => event.name).join(' ')}`,
    language,
    moment,
    expected,
  })),
);

describe('the client and the terminal say the same', () => {
  it.each(CASES)('$language: $name', async ({ language, moment, expected }) => {
    if (!isLanguage(language)) throw new Error(`nobody speaks ${language}`);
    await speak(language);
    const words = wordsFor(roomOf(moment, language), moment.view);
    const { ask, events } = moment;
    if (ask) {
      expect(words.question(ask)).toBe(expected.question);
      expect(ask.legal.map((action) => words.answer(action, ask))).toEqual(expected.answers);
      expect(words.explanation(ask).length).toBeGreaterThan(0);
    }
    if (events) expect(words.tell(events).map((line) => line.text)).toEqual(expected.story);
  });
});
