import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Room, SeatInfo } from '../lib/messages.ts';
import { noteArrival } from '../lib/remaining.svelte.ts';
import { speak } from '../lib/texts.svelte.ts';
import AwayMark from './AwayMark.svelte';

let mark: Record<string, never>;

beforeEach(async () => {
  vi.useFakeTimers();
  await speak('en');
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.useRealTimers();
  return unmount(mark);
});

function show(seat: Partial<SeatInfo>): void {
  const room = { table: 't', game: 'solomino', seats: [{ name: 'Ada', kind: 'person', ...seat }] } as Room;
  noteArrival(room);
  mark = mount(AwayMark, { target: document.body, props: { room, seat: 0 } });
  flushSync();
}

const text = () => document.querySelector('.mark')?.textContent.replace(/\s+/g, ' ').trim();

it('counts down to the bot', () => {
  show({ bot_in_ms: 30_000 });
  expect(text()).toContain('away, a bot takes over in 0:30');
  vi.advanceTimersByTime(12_000);
  flushSync();
  expect(text()).toContain('away, a bot takes over in 0:18');
});

it('names the bot that plays', () => {
  show({ stand_in: true, bot: 'level:3' });
  expect(text()).toContain('a bot plays');
});

it('says nothing about who is there', () => {
  show({ here: true });
  expect(text()).toBeUndefined();
});
