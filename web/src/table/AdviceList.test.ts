import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Words } from '../lib/family.ts';
import type { Ask } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import AdviceList from './AdviceList.svelte';

let list: Record<string, never>;

beforeEach(async () => {
  await speak('en');
  document.body.innerHTML = '';
});

afterEach(() => unmount(list));

function show(...chances: number[]): string {
  const best = chances.map((chance, at) => ({ do: `card ${at}`, chance, playouts: 100 - at }));
  const words = { answer: (action: string) => action } as Partial<Words> as Words;
  list = mount(AdviceList, { target: document.body, props: { best, ask: {} as Ask, words } });
  flushSync();
  return document.body.textContent;
}

it('says why an answer further down has a higher number', () => {
  expect(show(0.374, 0.366, 0.391)).toContain('The bot’s choice comes first.');
});

it('says nothing of numbers that fall', () => {
  expect(show(0.374, 0.366, 0.366, 0.9)).not.toContain('The bot’s choice');
});
