import { describe, expect, it } from 'vitest';

import { drawing, putHouse } from './sprites.ts';

async function drawn(): Promise<string[]> {
  await new Promise((done) => setTimeout(done, 50));
  return [...document.querySelectorAll('symbol')].map((symbol) => symbol.id);
}

describe('sprites', () => {
  it('put into the page what is drawn and what that is made of, each once', async () => {
    putHouse();
    const house = await drawn();
    expect(house).toContain('logo');
    expect(drawing('pizza', 'card-olive-2')).toBe('#card-olive-2');
    expect(drawing('pizza', 'card-olive-2')).toBe('#card-olive-2');
    drawing('pizza', 'card-olive-1');
    drawing('solomino', 'act-skip');
    const all = await drawn();
    expect(all.filter((id) => !house.includes(id)).sort()).toEqual([
      'act-skip',
      'card-olive-1',
      'card-olive-2',
      'olive',
    ]);
    expect(all.length).toBe(new Set(all).size);
  });
});
