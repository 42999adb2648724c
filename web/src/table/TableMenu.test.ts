import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Ask, Play, Room } from '../lib/messages.ts';
import { Table } from '../lib/table.svelte.ts';
import { speak, t } from '../lib/texts.svelte.ts';
import TableMenu from './TableMenu.svelte';

const ID = 'abcdefghijkl';
const PLAY: Play = { type: 'play', table: ID, seq: 1, seat: 0, events: [], view: {} };
const ROOM: Room = {
  type: 'room',
  table: ID,
  seq: 1,
  game: 'solomino',
  options: { out_of_turn: true, ask_everyone: true },
  setting: {},
  state: 'playing',
  seats: [{ name: 'Ada', kind: 'person', here: true, yours: true }],
  fair: { commitment: '', commitments: [] },
  host: true,
  yours: [0],
};

let table: Table;
let menu: Record<string, never>;

beforeEach(async () => {
  await speak('en');
  document.body.innerHTML = '';
  table = new Table(ID, null, { send: vi.fn(), entered: vi.fn() });
  menu = mount(TableMenu, { target: document.body, props: { table, room: ROOM, close: () => undefined } });
});

afterEach(() => unmount(menu));

function asked(kind: Ask['kind'], seq: number): void {
  table.take({ ...PLAY, seq, ask: { seat: 0, kind, clauses: [], legal: [] } });
  flushSync();
}

/** Whether the host can pause the game now. */
function mayPause(): boolean {
  const buttons = [...document.querySelectorAll('button')];
  const pause = buttons.find((button) => button.textContent.trim() === t('pause'));
  return pause?.disabled === false;
}

it('offers no pause while cards can be thrown in', () => {
  asked('turn', 1);
  expect(mayPause()).toBe(true);
  asked('window', 2);
  expect(mayPause()).toBe(false);
  asked('turn', 3);
  expect(mayPause()).toBe(true);
});
