import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { SeatStatistics, TableStatistics as Told } from '../lib/api.ts';
import type { Room } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import TableStatistics from './TableStatistics.svelte';

const ROOM: Room = {
  type: 'room',
  table: 'abcdefghijkl',
  seq: 1,
  game: 'solomino',
  options: {},
  setting: {},
  state: 'over',
  seats: [
    { name: 'Ada', kind: 'person' },
    { name: '', kind: 'bot', bot: 'level:2' },
  ],
  fair: { commitment: '', commitments: [] },
};
const ADA: SeatStatistics = {
  bot: null,
  yours: true,
  decisions: 20,
  by_bot: 1,
  thinking: { moves: 13, total_s: 83.8, median_s: 7.07, longest_s: 8.97 },
  thrown_in: 6,
  series: { played: 2, won: 1 },
};
const BOT: SeatStatistics = {
  bot: 'level:2',
  yours: false,
  decisions: 10,
  by_bot: 10,
  thinking: null,
  thrown_in: 3,
  series: { played: 2, won: 1 },
};
const TOLD: Told = { playing_s: 221.4, decisions: 30, games: 2, seats: [ADA, BOT] };

let panel: Record<string, unknown> | null = null;

beforeEach(() => speak('en'));

afterEach(async () => {
  if (panel) await unmount(panel);
  vi.unstubAllGlobals();
});

/** The panel, when the server has answered. */
async function show(told: unknown, status = 200): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(told, { status })));
  document.body.innerHTML = '';
  panel = mount(TableStatistics, { target: document.body, props: { room: ROOM } });
  await vi.waitFor(async () => {
    await tick();
    if (!document.querySelector('.seats, [role=alert]')) throw new Error('no answer yet');
  });
  flushSync();
  return document.body;
}

const textsOf = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((found) => found.textContent.replace(/\s+/g, ' ').trim());

it('tells how long the game took, and of each seat what it did', async () => {
  const body = await show(TOLD);
  expect(textsOf(body, '.whole li')).toEqual([
    '3 min 41 sec of play',
    '30 decisions',
    '2 games at this table',
    'Longest think: Ada, 9 sec',
  ]);
  expect(textsOf(body, '.who')).toEqual(['Ada (you) Person', 'Sage Bot · Regular']);
  expect(textsOf(body, '.seats > li:first-child dd')).toEqual([
    '20 1 of them by a stand-in bot',
    '1 min 24 sec usually 7.1 sec per move',
    '6',
  ]);
  expect(textsOf(body, '.seats > li:last-child dt')).toEqual(['Decisions', 'Thrown in']);
  expect(body.querySelectorAll('.pip.won')).toHaveLength(2);
});

it('leaves out what there was not: rematches, throwing in, people', async () => {
  const seats = [BOT, BOT].map((seat) => ({ ...seat, thrown_in: null }));
  const body = await show({ ...TOLD, games: 1, seats });
  expect(textsOf(body, '.whole li')).toEqual(['3 min 41 sec of play', '30 decisions']);
  expect(new Set(textsOf(body, 'dt'))).toEqual(new Set(['Decisions']));
  expect(body.querySelectorAll('.wins')).toHaveLength(0);
});

it('says why there are no numbers', async () => {
  const body = await show({ code: 'not-now', message: 'not over', text: 'The game is not over.' }, 409);
  expect(body.textContent).toContain('The game is not over.');
});
