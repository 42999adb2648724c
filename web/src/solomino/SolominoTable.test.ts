/** The table as it is seen: what a seat is offered in each decision, and what it is told. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { announcer } from '../lib/announcer.svelte.ts';
import type { Ask, EventInfo, Play, Room } from '../lib/messages.ts';
import { settings } from '../lib/settings.svelte.ts';
import { Refusal, type Socket, type Wish } from '../lib/socket.ts';
import { Table } from '../lib/table.svelte.ts';
import { speak } from '../lib/texts.svelte.ts';
import SolominoTable from './SolominoTable.svelte';
import type { SolominoView } from './view.ts';
import { viewOf } from './views.fixture.ts';

// Where answers lead is not asked here.
vi.mock('../kernel/client.ts', () => ({ kernel: () => ({ prepare: () => Promise.resolve() }) }));

const ROOM: Room = {
  type: 'room',
  table: 't',
  seq: 0,
  game: 'solomino',
  options: { ask_everyone: true },
  setting: {},
  state: 'playing',
  seats: ['Anna', 'Ben', 'Carla', 'Dora'].map((name) => ({ name, kind: 'person', here: true })),
  fair: { commitment: '', commitments: [] },
  yours: [0],
};

let table: Table;
let screen: Record<string, unknown> | null = null;
let seq: number;

function tell(
  kind: string | null,
  legal: string[],
  change: Partial<SolominoView> = {},
  events: EventInfo[] = [],
) {
  seq += 1;
  const ask: Ask | null = kind === null ? null : { seat: 0, kind, clauses: ['S-5'], legal };
  const view = viewOf({ waits_for: { seat: ask && 0, to: kind ?? 'turn' }, ...change });
  const play: Play = { type: 'play', table: 't', seq, seat: 0, events, view: { ...view }, ask };
  table.take(play);
  screen ??= mount(SolominoTable, { target: document.body, props: { table, room: ROOM } });
  flushSync();
}

function actions(): (string | null)[] {
  return [...document.querySelectorAll('[data-action]')].map((button) => button.getAttribute('data-action'));
}

beforeEach(async () => {
  await speak('en');
  settings.change({ speed: 0 });
  seq = 0;
  table = new Table('t', null, { send: () => new Promise(() => undefined) } as unknown as Socket);
});

afterEach(async () => {
  if (screen) await unmount(screen);
  screen = null;
});

describe('what is offered', () => {
  it.each([
    ['turn', ['L:r2-r1', 'draw'], {}, 'draw'],
    ['drawn', ['keep'], { drawn: 'g3-g4' }, 'keep'],
    ['answer', ['take'], { due: 2 }, 'take'],
    ['call', ['solomino', 'silent'], { hand: 'r1-r2' }, 'silent'],
    ['window', [], {}, 'pass'],
    ['rotate', ['clockwise', 'counter'], {}, 'clockwise'],
  ])('%s has its own button, and SOLOmino! is always there', (kind, legal, change, action) => {
    tell(kind, legal, change);
    expect(actions()).toEqual(expect.arrayContaining([action, 'solomino']));
  });

  it('a chosen card opens its places at the ends', () => {
    tell('turn', ['L:r2-r1', 'R:r1-r2', 'draw'], { hand: 'r1-r2 g3-g4 b5-b6' });
    document.querySelector<HTMLElement>('[data-card="r1-r2"]')?.click();
    flushSync();
    expect(actions()).toEqual(expect.arrayContaining(['L:r2-r1', 'R:r1-r2']));
    expect(document.querySelector('[data-end="L"]')?.getAttribute('aria-label')).toBe(
      'Left end, red 2: lay red 2 here, same half; red 1 becomes the new end',
    );
  });

  it('a swap is chosen in two steps', () => {
    tell('swap', ['@1', '@2', '@3']);
    expect(actions()).not.toContain('@2');
    document.querySelector<HTMLInputElement>('input[value="2"]')?.click();
    flushSync();
    expect(actions()).toContain('@2');
  });
});

it('a window looks the same to those who cannot throw in', () => {
  const shape = () => document.querySelector('.head')?.textContent;
  tell('window', []);
  const nothing = shape();
  tell('window', ['L:r2-r1']);
  expect(nothing).toContain('Throw in now');
  expect(shape()).toBe(nothing);
});

it('a receipt says how late a card came, although the table has gone on', () => {
  tell('window', ['L:r2-r1']);
  table.refusal = new Refusal({ code: 'too-late', message: '', text: 'Too late, by 80 ms.', late_ms: 80 });
  flushSync();
  tell(null, [], {}, [{ name: 'laid', seat: 2, data: { card: 'r2-b4', end: 'L', turn: 'out' } }]);
  expect(document.querySelector('.notices')?.textContent).toContain('Too late, by 80 ms.');
  expect(announcer.assertive.trim()).toBe('Too late, by 80 ms.');
});

it('an ask shows its heap instead of the row', () => {
  tell('asked', ['g4-g3'], { heap: 'g3-r1', turn: 3 });
  expect(document.querySelector('[data-spot="heap"]')?.getAttribute('aria-label')).toBe(
    'Heap: 1 card, on top green 3/red 1',
  );
  expect(document.querySelector('[data-spot="row"]')).toBeNull();
});

it('a spectator has no hand and no buttons', () => {
  tell(null, [], { seat: null, hand: '' });
  expect(document.querySelector('.tray')?.textContent).toContain('You are watching.');
  expect(actions()).toEqual([]);
});

it('makes a call that was made before when it is due, after the card has been answered', async () => {
  const sent: string[][] = [];
  let answer: () => void = () => undefined;
  const send = (wish: Wish) => {
    if (wish.type !== 'move') return Promise.resolve({ type: 'done', id: '' });
    sent.push(wish.do);
    return new Promise((resolve) => (answer = () => resolve({ type: 'done', id: '' })));
  };
  table = new Table('t', null, { send } as unknown as Socket);
  tell('turn', ['L:r2-r1', 'draw']);
  document.querySelector<HTMLElement>('[data-action=solomino]')?.click();
  document.querySelector<HTMLElement>('[data-card="r1-r2"]')?.click();
  flushSync();
  expect(sent).toEqual([['L:r2-r1']]);
  tell('call', ['solomino', 'silent'], { hand: 'g3-g4' });
  expect(sent, 'the answer to the card comes first').toEqual([['L:r2-r1']]);
  answer();
  await vi.waitFor(() => expect(sent).toEqual([['L:r2-r1'], ['solomino']]));
});
