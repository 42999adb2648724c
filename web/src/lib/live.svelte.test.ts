import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { live } from './live.svelte.ts';
import { speak } from './texts.svelte.ts';
import { Wire, wire } from './wire.test-part.ts';

const ID = 'abcdefghijkl';

let leave: () => void;

beforeAll(() => speak('en'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.made = [];
  leave = $effect.root(() => {
    $effect(() => live.look(ID, 'KEY'));
  });
  flushSync();
});

afterEach(() => {
  leave();
  live.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(): void {
  const { id } = wire().sent.at(-1) ?? {};
  wire().says({ type: 'done', id: String(id) });
}

it('keeps the table and the half-made choice when the connection breaks and comes back', async () => {
  wire().welcome();
  flushSync();
  const { table } = live;
  expect(wire().sent).toMatchObject([{ type: 'enter', table: ID, key: 'KEY' }]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  const ask = { seat: 0, kind: 'play', clauses: [], legal: ['o'] };
  wire().says({ type: 'play', table: ID, seq: 1, seat: 0, events: [], view: {}, ask });
  if (table) table.choice.cards = 'o';

  wire().close();
  flushSync();
  expect(live.status).toBe('broken');
  expect(live.table).toBe(table);
  const moved = table?.move('o');

  vi.advanceTimersByTime(1000);
  wire().welcome();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(wire().sent).toMatchObject([{ type: 'enter' }, { type: 'move', do: ['o'] }]);
  expect(table?.choice).toEqual({ cards: 'o' });
  answer();
  expect(await moved).toBe(true);
});

it('leaves the table with the page', () => {
  wire().welcome();
  leave();
  expect(wire().sent.at(-1)).toMatchObject({ type: 'exit', table: ID });
  expect(live.table).toBeNull();
});
