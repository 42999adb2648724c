import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { CLOCKS } from '../lib/games.ts';
import { speak } from '../lib/texts.svelte.ts';
import HouseRules from './HouseRules.svelte';
import { clockWord, optionsFor, rulesInWords, windowsWord, type Clock, type Rules } from './houseRules.ts';

const UNTOUCHED: Rules = { options: {}, setting: {} };

let editor: Record<string, never> | null = null;
let changed: Rules[];

function edit(game: string, value = UNTOUCHED, closed = false): void {
  changed = [];
  editor = mount(HouseRules, {
    target: document.body,
    props: { game, value, closed, change: (rules: Rules) => changed.push(rules) },
  });
  flushSync();
}

function labels(): string[] {
  return [...document.querySelectorAll('label')].map(
    ({ firstChild }) => firstChild?.textContent?.trim() ?? '',
  );
}

function choose(label: string, text: string): void {
  const at = labels().indexOf(label);
  const id = document.querySelectorAll('label')[at]?.getAttribute('for') ?? '';
  const select = document.getElementById(id) as HTMLSelectElement;
  select.selectedIndex = [...select.options].findIndex((option) => option.text.trim() === text);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => speak('en'));
afterEach(async () => {
  if (editor) await unmount(editor);
  editor = null;
});

it('offers only what the game has', () => {
  edit('sole-mio');
  expect(labels()).toContain('Announcements');
  expect(labels()).not.toContain('Rounds');
});

it('offers rounds and playing out of turn in SOLOmino', () => {
  edit('solomino');
  expect(labels()).toEqual(expect.arrayContaining(['Rounds', 'Throwing in']));
  expect(labels()).not.toContain('Announcements');
});

it('keeps what it does not show', () => {
  edit('solomino', { options: { players: 4, deck: ['r1-r2'] }, setting: { pace: 'quick' } });
  choose('Rounds', '3');
  expect(changed).toEqual([
    { options: { players: 4, deck: ['r1-r2'], rounds: 3 }, setting: { pace: 'quick' } },
  ]);
});

it('offers a value that was set elsewhere', () => {
  edit('solomino', { options: { rounds: 12 }, setting: {} });
  const counts = [...(document.querySelector('select')?.options ?? [])].map(({ text }) => text);
  expect(counts).toEqual(['1', '2', '3', '5', '7', '12']);
});

it('says who may watch in one choice', () => {
  edit('sole-mio');
  choose('Spectators', 'none');
  choose('Spectators', 'watch 30\u00a0sec later');
  expect(changed.map(({ setting }) => setting)).toEqual([
    { spectators: false, delay_s: 0 },
    { spectators: true, delay_s: 30 },
  ]);
});

it('does not ask who may watch if nobody is to come', () => {
  edit('sole-mio', UNTOUCHED, true);
  expect(labels()).not.toContain('Spectators');
  expect(labels()).toContain('Time per move');
});

it('says how long a move may take', () => {
  expect(
    (Object.keys(CLOCKS) as Clock[]).map(clockWord).map((word) => word.replaceAll('\u00a0', ' ')),
  ).toEqual(['no limit', 'relaxed (2 min)', 'fast (20 sec)', 'correspondence (3 days)']);
});

it('offers more time to throw in and to call, in seconds', () => {
  edit('solomino', { options: { out_of_turn: true }, setting: {} });
  choose('Time to throw in and call', 'longest (8\u00a0sec, call 15\u00a0sec)');
  expect(changed.map(({ setting }) => setting)).toEqual([{ windows: 'longest' }]);
});

it('says only how long the call may take if nobody may throw in', () => {
  edit('solomino');
  expect(labels()).toContain('Time to call SOLOmino!');
  expect(windowsWord('long', false).replaceAll('\u00a0', ' ')).toBe('longer (8 sec)');
});

it('leaves out the options of other games', () => {
  expect(optionsFor('sole-mio', { start: 1, rounds: 3 })).toEqual({ start: 1 });
});

it('explains how long announcements can be seen', () => {
  edit('sole-mio');
  expect(document.body.textContent).toContain('until you have played');
  choose('Announcements', 'heard once');
  choose('Announcements', 'open oven');
  expect(changed.map(({ setting }) => setting.memory)).toEqual(['once', 'open']);
  expect(rulesInWords('sole-mio', UNTOUCHED)[0]).toBe('Announcements: until you play');
});

it('is told in words', () => {
  const words = rulesInWords('solomino', {
    options: { rounds: 3, out_of_turn: true },
    setting: { clock: 'fast', pace: 'slow', spectators: false },
  });
  expect(words.map((word) => word.replaceAll('\u00a0', ' '))).toEqual([
    'Rounds: 3',
    'Throwing in',
    'Time to throw in and call: normal (2 sec, call 4 sec)',
    'Time per move: fast (20 sec)',
    'Speed: Slow (at most 30 sec between rounds)',
    'By link only',
    'Spectators: none',
  ]);
});
