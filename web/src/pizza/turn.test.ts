import { describe, expect, it } from 'vitest';

import type { Ask } from '../lib/messages.ts';
import type { Choice } from './choice.ts';
import { turnAt } from './turn.ts';
import type { PizzaView } from './view.ts';

function viewWith(orders: string[], oven = 'a', stack = 5): PizzaView {
  const seat = {
    kind: 'o',
    ingredients: 4,
    orders: orders.length,
    stack,
    filled: [],
    gone: [],
  };
  return {
    game: 'sole-mio',
    seat: 0,
    round: 1,
    rounds: 2,
    waits_for: { seat: 0, to: 'play' },
    turn: 0,
    scorer: null,
    supply: 20,
    oven: { size: 1, cards: oven },
    columns: '',
    used: '',
    hand: 'oOms',
    orders,
    seats: [seat],
  };
}
function at(kind: string, choice: Choice, view = viewWith(['4s', 'contest'])) {
  const ask = { seat: 0, kind, legal: [], clauses: [] } as unknown as Ask;
  return turnAt(ask, view, choice);
}

describe('with orders in hand', () => {
  it('asks for an order before anything is sent', () => {
    expect(at('play', {})).toMatchObject({ step: 'play', plan: null, asksNext: false });
    expect(at('play', { cards: [0] })).toMatchObject({ step: 'play', plan: null, asksNext: true });
  });

  it('says no order only where it was asked for', () => {
    expect(at('play', { cards: [0] }).refusal).toBeNull();
    const turn = at('play', { cards: [0], step: 'order' });
    expect(turn).toMatchObject({ step: 'order', plan: null, refusal: ['o', 'done'], asksNext: false });
    expect(turn.states).toEqual({ play: 'done', order: 'now', draw: 'later' });
  });

  it('offers both answers as long as it asks', () => {
    expect(at('play', { cards: [0], order: '4s', source: 'stack' }).refusal).toEqual(['o', 'done', 'stack']);
    expect(at('order', {})).toMatchObject({ plan: null, refusal: ['done'] });
    expect(at('order', { order: '4s' })).toMatchObject({ plan: ['4s'], refusal: ['done'] });
  });

  it('sends a whole turn at once', () => {
    expect(at('play', { cards: [0, 1], order: '4s', source: 'stack' }).plan).toEqual(['oO', '4s', 'stack']);
    expect(at('play', { order: '4s' }).plan).toBeNull();
    expect(at('order', { order: '4s' }).plan).toEqual(['4s']);
  });

  it('ticks only an order that was placed', () => {
    expect(at('draw', {}).states.order).toBe('skipped');
    expect(at('draw', {}, viewWith(['4s'], '?? contest@0')).states.order).toBe('done');
    expect(at('draw', {}, viewWith(['4s'], '?? contest@1')).states.order).toBe('skipped');
  });
});

it('has one step less without an order in hand', () => {
  const turn = at('play', { cards: [2] }, viewWith([]));
  expect(turn).toMatchObject({ step: 'play', plan: ['m'], asksNext: false });
  expect(turn.states.order).toBe('skipped');
});

it('does not choose a pile where there is no choice', () => {
  expect(at('play', { cards: [2], source: 'stack' }, viewWith([], 'a', 0)).plan).toEqual(['m']);
});
