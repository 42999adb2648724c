import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announcer } from '../lib/announcer.svelte.ts';
import type { Room } from '../lib/messages.ts';
import { Table } from '../lib/table.svelte.ts';
import { speak } from '../lib/texts.svelte.ts';
import SpeechBubbles from './SpeechBubbles.svelte';

const ROOM: Room = {
  type: 'room',
  table: 'abcdefghijkl',
  seq: 1,
  game: 'solomino',
  options: {},
  setting: {},
  state: 'playing',
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: '', kind: 'bot' },
  ],
  fair: { commitment: '', commitments: [] },
};

let table: Table;
let bubbles: Record<string, never>;

beforeEach(async () => {
  await speak('en');
  document.body.innerHTML = '<p data-speaker="0"></p>';
  table = new Table(ROOM.table, null, { send: vi.fn(), entered: vi.fn() });
  bubbles = mount(SpeechBubbles, { target: document.body, props: { table, room: ROOM } });
  flushSync();
});

afterEach(() => unmount(bubbles));

const shown = () => [...document.querySelectorAll('.bubbles p')].map((bubble) => bubble.textContent.trim());

it('show what a player says beside them, and say it aloud', () => {
  table.take({ type: 'said', table: ROOM.table, seat: 0, phrase: 'well-played' });
  flushSync();
  expect(shown()).toEqual(['Well played!']);
  expect(announcer.polite).toBe('Anna says: Well played!');

  table.take({ type: 'said', table: ROOM.table, seat: 0, phrase: 'thanks' });
  flushSync();
  expect(shown()).toEqual(['Thank you!']);
});

it('of a player who is nowhere on the page are said aloud alone', () => {
  table.take({ type: 'said', table: ROOM.table, seat: 1, phrase: 'hello' });
  flushSync();
  expect(shown()).toEqual([]);
  expect(announcer.polite).toBe('Sage says: Hello!');
});
