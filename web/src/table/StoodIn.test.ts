import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Play } from '../lib/messages.ts';
import { Table } from '../lib/table.svelte.ts';
import { speak, t } from '../lib/texts.svelte.ts';
import StoodIn from './StoodIn.svelte';

const PLAY: Play = {
  type: 'play',
  table: 'abcdefghijkl',
  seq: 1,
  seat: 0,
  events: [{ kind: 'x', seat: 0, with: {}, code: '' }] as unknown as Play['events'],
  view: {},
};

let table: Table;
let notice: Record<string, never>;

beforeEach(async () => {
  vi.useFakeTimers();
  await speak('en');
  document.body.innerHTML = '';
  table = new Table(PLAY.table, null, { send: vi.fn(), entered: vi.fn() });
  notice = mount(StoodIn, { target: document.body, props: { table } });
  flushSync();
});

afterEach(() => {
  vi.useRealTimers();
  return unmount(notice);
});

const shown = () => document.querySelector('.place')?.textContent.trim();

it('tells who was played for, and only for a while', () => {
  table.take({ ...PLAY, seq: 1 });
  flushSync();
  expect(shown()).toBe('');
  table.take({ ...PLAY, seq: 2, stood_in: 0 });
  flushSync();
  expect(shown()).toBe(t('stood-in'));
  table.take({ ...PLAY, seq: 3 });
  flushSync();
  expect(shown()).toBe(t('stood-in'));
  vi.advanceTimersByTime(9000);
  flushSync();
  expect(shown()).toBe('');
});
