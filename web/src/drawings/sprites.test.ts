import { describe, expect, it } from 'vitest';

import { drawing, putHouse } from './sprites.ts';

async function drawn(): Promise<string[]> {
  await new Promise((done) => setTimeout(done, 50));
  return [...document.querySelectorAll('symbol')].map((symbol) => symbol.id);
}

describe('sprites', () => {
  it('put into the page what is drawn, each once', async () => {
    putHouse();
    const house = await drawn();
    expect(house).toContain('logo');
    expect(drawing('solomino', 'act-skip')).toBe('#act-skip');
    expect(drawing('solomino', 'act-skip')).toBe('#act-skip');
    drawing('pizza', 'st-ord');
    const all = await drawn();
    expect(all.filter((id) => !house.includes(id)).sort()).toEqual(['act-skip', 'st-ord']);
    expect(all.length).toBe(new Set(all).size);
  });
});
