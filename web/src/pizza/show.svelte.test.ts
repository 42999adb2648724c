import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseEvent } from './ended.ts';
import { Show } from './show.svelte.ts';
import { VIEW } from './views.fixture.ts';
import type { PizzaView } from './view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function asked(owner: number, order: string): PizzaView {
  return { ...VIEW, order: { owner, order, asked: 0 } as NonNullable<PizzaView['order']> };
}

describe('a scoring that is being shown', () => {
  it('ends with the table as it is, though no event led there', () => {
    const show = new Show(VIEW, () => undefined);
    show.push([parseEvent('order-revealed 0 order=4s')], asked(0, '4s'));
    expect(show.busy).toBe(true);
    // The connection was away for a moment, and the table has gone on.
    const later = asked(1, '4m');
    show.settle(later);
    expect(show.stage?.scene?.order).toBe('4s');
    vi.runAllTimers();
    expect(show.busy).toBe(false);
    expect(show.stage).toMatchObject({ view: later, scene: { owner: 1, order: '4m' } });
  });

  it('is the table as it is when somebody has seen enough', () => {
    const show = new Show(VIEW, () => undefined);
    show.push([parseEvent('order-revealed 0 order=4s')], asked(0, '4s'));
    const later = asked(1, '4m');
    show.settle(later);
    show.skip();
    expect(show.stage).toMatchObject({ view: later, scene: { owner: 1, order: '4m' } });
  });
});
