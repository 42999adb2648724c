import { beforeAll, describe, expect, it } from 'vitest';

import { durationWord, leftWord, tenthsWord } from './durations.ts';
import { speak } from './texts.svelte.ts';

describe('a duration', () => {
  beforeAll(() => speak('en'));

  it.each([
    [0.84, '0.8 sec'],
    [9.4, '9.4 sec'],
    [9.6, '10 sec'],
    [59.6, '1 min'],
    [221.4, '3 min 41 sec'],
    [3599.7, '1 hr'],
    [7_500, '2 hr 5 min'],
    [86_390, '1 day'],
    [259_200, '3 days'],
    [270_000, '3 days 3 hr'],
  ])('of %d seconds is %s', (seconds, words) => {
    expect(durationWord(seconds).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('is said in the language that is spoken', async () => {
    await speak('de');
    expect(durationWord(7.25).replaceAll('\u00a0', ' ')).toBe('7,3 Sek.');
  });

  it.each(['en', 'de', 'fr', 'it', 'nl'] as const)(
    'that runs out is written as the browser would in %s',
    async (language) => {
      await speak(language);
      const form = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      for (const seconds of [0, 0.84, 9.4, 89.2]) expect(tenthsWord(seconds)).toBe(form.format(seconds));
    },
  );

  it.each([
    ['en', ['4.2', '10', '59', '1:00', '1:59', '59:59', '1 hr', '23 hr 59 min', '3 days']],
    ['de', ['4,2', '10', '59', '1:00', '1:59', '59:59', '1 Std.', '23 Std. 59 Min.', '3 Tage']],
    ['fr', ['4,2', '10', '59', '1:00', '1:59', '59:59', '1 h', '23 h 59 min', '3 jours']],
    ['it', ['4,2', '10', '59', '1:00', '1:59', '59:59', '1 h', '23 h 59 min', '3 giorni']],
    ['nl', ['4,2', '10', '59', '1:00', '1:59', '59:59', '1 uur', '23 uur 59 min', '3 dagen']],
  ] as const)('that is left is seen as on a clock in %s', async (language, words) => {
    await speak(language);
    const times = [4.2, 10, 58.7, 59.3, 118.2, 3599, 3599.1, 86_340, 259_200];
    expect(times.map((seconds) => leftWord(seconds).replace(/\s/g, ' '))).toEqual(words);
  });
});
