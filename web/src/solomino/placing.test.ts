import { describe, expect, it } from 'vitest';

import type { Ask } from '../lib/messages.ts';
import { endAt, heapAction, isPlayable, matchOf, placementsOf, symbolOf } from './placing.ts';

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

it('finds the symbol of a card on either half', () => {
  expect(symbolOf('r1-bW')).toBe('W');
  expect(symbolOf('bW-r1')).toBe('W');
  expect(symbolOf('b1-r1')).toBeUndefined();
});

it('gives the outer thirds of the row to the ends, and what lies beside it', () => {
  const row = { left: 500, width: 300 };
  expect([10, 590, 650, 710, 1400].map((x) => endAt(x, row))).toEqual(['L', 'L', null, 'R', 'R']);
});
