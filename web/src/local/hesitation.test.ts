import { expect, it } from 'vitest';

import { Hesitations } from './hesitation.ts';

/** The time in the middle: this chance is neither early nor late. */
const middle = (seats: number, seconds: number, often = 40): number => {
  const hesitations = new Hesitations(() => 0.25);
  for (let number = 0; number < often; number++)
    for (let seat = 0; seat < seats; seat++) hesitations.note('help', 'no', seat, seconds);
  return hesitations.draw('help', 'no');
};

// As in tests/server/test_pacing.py.
it.each([
  [0, 0, 3],
  [1, 15, 3.24],
  [1, 0, 2.777],
  [6, 5, 3.734],
])('%i people who take %d s change the usual time to %d s', (seats, seconds, usual) => {
  expect(middle(seats, seconds)).toBeCloseTo(usual, 2);
});

it('nobody waits for longer than ever, and no time comes more often than others', () => {
  let at = 0;
  const hesitations = new Hesitations(() => (at = (at + 0.754877666) % 1));
  const drawn = Array.from({ length: 5000 }, () => hesitations.draw('help', 'no'));
  expect(Math.max(...drawn)).toBeLessThanOrEqual(15);
  expect(new Set(drawn).size).toBe(drawn.length);
});
