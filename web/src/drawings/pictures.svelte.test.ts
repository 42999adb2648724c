import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import house from './house.svg?symbols';
import { picture } from './pictures.svelte.ts';
import pizza from './pizza.svg?symbols';

/** What is shown for a symbol, time after time, until it stays the same. */
async function shownFor(id: string): Promise<string[]> {
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(picture(id)));
  });
  flushSync();
  await new Promise((done) => setTimeout(done, 50));
  flushSync();
  stop();
  return shown;
}

function documentOf(address: string): Document {
  const source = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  return new DOMParser().parseFromString(source, 'image/svg+xml');
}

describe('pictures', () => {
  it('come a moment after they were asked for, and at once from then on', async () => {
    const first = await shownFor('olive');
    expect(first.length).toBe(2);
    expect(documentOf(first[0] ?? '').querySelector('path')).toBeNull();
    expect(documentOf(first[1] ?? '').querySelector('path')).not.toBeNull();
    expect(await shownFor('olive')).toEqual([first[1]]);
  });

  it('have all that they are made of in themselves, and the proportions of what they draw', async () => {
    const all: Readonly<Record<string, string>> = { ...house, ...pizza };
    const nothing = picture('nowhere');
    await vi.waitFor(() => expect(Object.keys(pizza).map((id) => picture(id))).not.toContain(nothing), 5000);
    for (const id of Object.keys(pizza)) {
      const { documentElement: root } = documentOf(picture(id));
      expect(root.getAttribute('viewBox'), id).toBe(/viewBox="([^"]+)"/.exec(all[id] ?? '')?.[1]);
      expect(root.querySelector('use, parsererror'), id).toBeNull();
    }
  });

  it.each([
    ['half pS', '0 0 60 60', 1],
    ['standing r8-bD', '0 0 72 136', 3],
    ['lying g6-yT', '0 0 136 72', 3],
  ])('draw the cards of any deck: %s', async (id, size, rectangles) => {
    const nothing = picture(`not ${id}`);
    await vi.waitFor(() => expect(picture(id, 'solomino')).not.toBe(nothing), 5000);
    const { documentElement: root } = documentOf(picture(id, 'solomino'));
    expect(root.getAttribute('viewBox')).toBe(size);
    expect(root.querySelector('use, parsererror')).toBeNull();
    expect(root.querySelectorAll('rect').length).toBeGreaterThanOrEqual(rectangles);
    expect(root.innerHTML).not.toMatch(/NaN|undefined/);
  });
});
