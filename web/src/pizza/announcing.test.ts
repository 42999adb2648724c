import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { EventInfo, Room } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import { Announcing } from './announcing.svelte.ts';
import type { PizzaView } from './view.ts';
import { PizzaWords } from './words.ts';

const VIEW = {
  seat: 0,
  seats: ['o', 'p', 'm'].map((kind) => ({ kind, ingredients: 5, orders: 2, stack: 9, filled: [], gone: [] })),
} as unknown as PizzaView;
const ROOM = { seats: ['Ada', 'Grace', 'Linus'].map((name) => ({ name })) } as unknown as Room;

let announcing: Announcing;

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
  announcing = new Announcing();
});
afterEach(() => {
  announcing.stop();
  vi.useRealTimers();
});

function hear(memory: 'once' | 'lap' | 'open', ...events: EventInfo[]): void {
  announcing.hear(events, new PizzaWords(ROOM, VIEW), VIEW, memory);
}
const played = (seat: number): EventInfo => ({ name: 'played', seat, data: { cards: 'o' } });
const lines = () => announcing.now?.lines ?? [];

it('what is heard once gives way to the next one only when it could be read', () => {
  hear('once', played(1));
  hear('once', played(2), played(0));
  expect(lines()).toEqual(['Grace plays 1 olive.']);
  vi.advanceTimersByTime(2000);
  expect(lines()).toEqual(['Linus plays 1 olive.']);
  vi.advanceTimersByTime(2000);
  expect(lines()).toEqual(['You play 1 olive.']);
  vi.advanceTimersByTime(7000);
  expect(announcing.now).toBeNull();
});

it('of what can be reread only the newest waits', () => {
  hear('lap', played(1));
  hear('lap', played(2), played(0));
  vi.advanceTimersByTime(2000);
  expect(lines()).toEqual(['You play 1 olive.']);
});

it('what follows in a turn is told with it, also while it waits', () => {
  hear('once', played(1));
  hear('once', played(2), { name: 'order-played', seat: 2, data: { order: 'match' } });
  hear('once', { name: 'drew', seat: 2, data: { source: 'supply', count: 2 } });
  vi.advanceTimersByTime(2000);
  expect(lines()).toEqual([
    'Linus plays 1 olive.',
    'Linus adds an order: “Match”.',
    'Linus draws 2 ingredient cards.',
  ]);
});

it('drawn cards are named to whoever drew them', () => {
  hear('once', played(0));
  hear(
    'once',
    { name: 'got-card', seat: 0, data: { card: 'p' } },
    { name: 'got-card', seat: 0, data: { card: 's' } },
    { name: 'drew', seat: 0, data: { source: 'supply', count: 2 } },
  );
  expect(lines()).toEqual(['You play 1 olive.', 'You draw 1 pepper and 1 salami.']);
});
