import { expect, it } from 'vitest';

import type { EventInfo, Play } from '../lib/messages.ts';
import { FreshCards, freshIn } from './fresh.ts';
import { turnsOf } from './lap.ts';

const LOG: EventInfo[] = [
  { name: 'got-card', seat: 0, data: { card: 'p' } },
  { name: 'got-order', seat: 0, data: { order: 'match' } },
  { name: 'got-card', seat: 0, data: { card: 'p' } },
  { name: 'played', seat: 1, data: { cards: 'ooO' } },
  { name: 'order-played', seat: 1, data: { order: '4o' } },
  { name: 'drew', seat: 1, data: { source: 'stack', count: 4 } },
  { name: 'passed', seat: 2, data: { by_bot: true } },
  { name: 'scoring-card', seat: 2, data: { how: 'drawn' } },
  { name: 'drew', seat: 2, data: { source: 'supply', count: 1 } },
  { name: 'asked', seat: 1, data: { needs: '2m' } },
];

it('a turn is told as one, and a scoring is not part of the lap', () => {
  expect(turnsOf(LOG)).toEqual([
    { seat: 1, cards: 'ooO', order: '4o', drew: { source: 'stack', count: 4 }, scorer: false, byBot: false },
    { seat: 2, cards: '', order: null, drew: { source: 'supply', count: 1 }, scorer: true, byBot: true },
  ]);
});

it('cards that came since the last turn are new, of those that look the same the last ones', () => {
  const fresh = new FreshCards(() => freshIn({ log: LOG } as Play));
  expect([...fresh.places('opppm')].sort()).toEqual([2, 3]);
  expect([...fresh.places('om')]).toEqual([]);
  expect(fresh.hasOrder('match')).toBe(true);
  expect(fresh.hasOrder('4o')).toBe(false);
});
