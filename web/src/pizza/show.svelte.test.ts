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
    show.finish();
    expect(show.stage).toMatchObject({ view: later, scene: { owner: 1, order: '4m' } });
  });
});

describe('its control', () => {
  const EVENTS = [
    'round-ended 1 round=1',
    'revealed 1 card=m',
    'order-revealed 0 order=4s',
    'asked 0 needs=4s',
    'declined 1',
    'unfilled 0 order=4s reason=refused goes=under',
    'revealed 1 card=o',
    'order-revealed 1 order=4m',
    'filled 1 order=4m',
    'scored 1',
  ].map(parseEvent);

  function begun(told: string[] = []): Show {
    const show = new Show(VIEW, (events) => told.push(...events.map(({ name }) => name)));
    show.push(EVENTS, VIEW);
    return show;
  }

  it('goes on by one moment', () => {
    const told: string[] = [];
    const show = begun(told);
    show.step();
    show.step();
    expect(told).toEqual(['round-ended', 'revealed', 'order-revealed']);
  });

  it('pauses, goes on by one moment while it is paused, and resumes without losing anything', () => {
    const told: string[] = [];
    const show = begun(told);
    show.pause();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['round-ended']);
    show.push([parseEvent('round-began 0 round=2')], VIEW);
    show.step();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['round-ended', 'revealed']);
    show.resume();
    vi.runAllTimers();
    expect(told).toEqual([...EVENTS.map(({ name }) => name), 'round-began']);
    expect([show.busy, show.paused]).toEqual([false, false]);
  });

  it('skips this order up to what became of it, and no further', () => {
    const told: string[] = [];
    const show = begun(told);
    show.step();
    show.step();
    show.skip('order');
    expect(told.at(-1)).toBe('unfilled');
    expect([show.busy, show.skipping]).toEqual([true, null]);
  });

  it('skips an order across messages', () => {
    const told: string[] = [];
    const show = new Show(VIEW, (events) => told.push(...events.map(({ name }) => name)));
    show.push(EVENTS.slice(0, 4), VIEW);
    show.skip('order');
    expect([show.busy, show.skipping]).toEqual([false, 'order']);
    show.push(EVENTS.slice(4), VIEW);
    expect(told.at(-1)).toBe('unfilled');
    expect(show.skipping).toBeNull();
  });

  it('skips to the result, which is still seen', () => {
    const told: string[] = [];
    const show = begun(told);
    show.skip('scoring');
    expect(told.at(-1)).toBe('scored');
    expect([show.busy, show.skipping]).toEqual([true, null]);
  });

  it('is as fast as the table and its person want', () => {
    function lasts(pace: Show['pace'], speed: number): number {
      const show = new Show(VIEW, () => undefined);
      Object.assign(show, { pace, speed });
      show.push(EVENTS, VIEW);
      const begun = Date.now();
      vi.runAllTimers();
      return Date.now() - begun;
    }
    const normal = lasts('normal', 1);
    expect(lasts('normal', 2)).toBeCloseTo(normal / 2, -1);
    expect(lasts('slow', 2)).toBeCloseTo((1.7 * normal) / 2, -1);
  });

  it('does not keep anybody from a question', () => {
    const lasts = [false, true].map((asks) => {
      const show = new Show(VIEW, () => undefined);
      show.push([parseEvent('order-revealed 0 order=4s')], asked(0, '4s'), asks);
      const begun = Date.now();
      vi.runAllTimers();
      return Date.now() - begun;
    });
    expect(lasts).toEqual([600, 300]);
  });

  it('reads announcements one after the other that came while it was busy', () => {
    const told: string[] = [];
    const show = begun(told);
    for (const seat of [1, 2]) show.push([parseEvent(`played ${seat} cards=oo`)], VIEW);
    show.finish();
    show.push(EVENTS.slice(0, 1), VIEW);
    told.length = 0;
    for (const seat of [1, 2]) show.push([parseEvent(`played ${seat} cards=oo`)], VIEW);
    vi.advanceTimersByTime(700);
    expect(told).toEqual(['played']);
    vi.advanceTimersByTime(1900);
    expect(told).toEqual(['played']);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['played', 'played']);
    expect(show.busy).toBe(false);
  });
});
