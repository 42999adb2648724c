import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Speech, STAYS_MS, type Phrase } from './speech.svelte.ts';

let speech: Speech;

function says(seat: number, phrase: Phrase): boolean {
  return speech.hear({ type: 'said', table: 'abcdefghijkl', seat, phrase });
}

beforeEach(() => {
  vi.useFakeTimers();
  speech = new Speech();
});

afterEach(() => {
  vi.useRealTimers();
});

it('stays for a while, for each seat by itself', () => {
  says(0, 'hello');
  vi.advanceTimersByTime(STAYS_MS / 2);
  says(1, 'thanks');
  expect(speech.spoken).toEqual([
    { seat: 0, phrase: 'hello' },
    { seat: 1, phrase: 'thanks' },
  ]);
  vi.advanceTimersByTime(STAYS_MS / 2);
  expect(speech.spoken).toEqual([{ seat: 1, phrase: 'thanks' }]);
  vi.advanceTimersByTime(STAYS_MS / 2);
  expect(speech.spoken).toEqual([]);
});

it('of one seat is only the newest, with all its time', () => {
  says(0, 'hello');
  vi.advanceTimersByTime(STAYS_MS - 1);
  expect(says(0, 'good-luck')).toBe(true);
  vi.advanceTimersByTime(STAYS_MS - 1);
  expect(speech.spoken).toEqual([{ seat: 0, phrase: 'good-luck' }]);
});

it('is no news when it is repeated while it can be read', () => {
  expect(says(0, 'hurry')).toBe(true);
  expect(says(0, 'hurry')).toBe(false);
  expect(says(1, 'hurry')).toBe(true);
  vi.advanceTimersByTime(STAYS_MS);
  expect(says(0, 'hurry')).toBe(true);
});
