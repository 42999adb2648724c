import { describe, expect, it } from 'vitest';

import type { Ask } from '../lib/messages.ts';
import { endAt, heapAction, isPlayable, matchOf, placementsOf, planOf, symbolOf } from './placing.ts';
import { viewOf } from './views.fixture.ts';

const LEGAL = ['R:r6-b2', 'L:r6-b2', 'L:b2-r6', 'R:y4-gS', 'draw'];

function asked(kind: string, legal: string[]): Ask {
  return { seat: 0, kind, clauses: [], legal };
}

describe('the placements of a card', () => {
  it('are found whichever half is named first, the left end before the right', () => {
    const ways = placementsOf('b2-r6', LEGAL);
    expect(ways.map(({ action }) => action)).toEqual(['L:r6-b2', 'L:b2-r6', 'R:r6-b2']);
    expect(ways[1]).toEqual({ action: 'L:b2-r6', end: 'L', covers: 'b2', becomes: 'r6' });
  });

  it('are none for cards that do not fit', () => {
    expect(placementsOf('g1-g3', LEGAL)).toEqual([]);
    expect(isPlayable('g1-g3', asked('turn', LEGAL))).toBe(false);
    expect(isPlayable('y4-gS', asked('turn', LEGAL))).toBe(true);
    expect(isPlayable('y4-gS', null)).toBe(false);
  });

  it('are no business of the heap of an ask', () => {
    expect(heapAction('b1-r8', ['r8-b1'])).toBe('r8-b1');
    expect(heapAction('b2-r6', LEGAL)).toBeUndefined();
    expect(isPlayable('b1-r8', asked('asked', ['r8-b1']))).toBe(true);
  });
});

it.each([
  ['r2', 'r5', 'colour'],
  ['r2', 'b2', 'number'],
  ['rS', 'bS', 'symbol'],
  ['rS', 'rS', 'half'],
] as const)('%s matches %s by its %s', (half, end, match) => {
  expect(matchOf(half, end)).toBe(match);
});

describe('a plan', () => {
  const lay = (action: string) => placementsOf(action.slice(2), [action])[0];

  it.each([
    ['with the last but one card', 'L:r1-r2', 'r1-r2 g3-g4', true, ['L:r1-r2', 'solomino']],
    ['with a symbol that acts at once', 'L:r1-bS', 'r1-bS g3-g4', true, ['L:r1-bS', 'solomino']],
    [
      'not before a swap, after which everything may be otherwise',
      'L:r1-bW',
      'r1-bW g3-g4',
      true,
      ['L:r1-bW'],
    ],
    ['not before an ask', 'L:r1-bA', 'r1-bA g3-g4', true, ['L:r1-bA']],
    ['not with more cards', 'L:r1-r2', 'r1-r2 g3-g4 g5-g6', true, ['L:r1-r2']],
    ['not if nobody called', 'L:r1-r2', 'r1-r2 g3-g4', false, ['L:r1-r2']],
  ])('has the call %s', (_, action, hand, called, plan) => {
    const placement = lay(action);
    expect(placement && planOf(placement, viewOf({ hand }), called)).toEqual(plan);
  });
});

it('finds the symbol of a card on either half', () => {
  expect(symbolOf('r1-bW')).toBe('W');
  expect(symbolOf('bW-r1')).toBe('W');
  expect(symbolOf('b1-r1')).toBeUndefined();
});

it('gives the outer thirds of the screen to the ends', () => {
  expect([10, 200, 380].map((x) => endAt(x, 390))).toEqual(['L', null, 'R']);
});
