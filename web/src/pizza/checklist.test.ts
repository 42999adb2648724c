import { describe, expect, it } from 'vitest';

import { rowsOf, usedOf } from './checklist.ts';
import type { Scene } from './staging.ts';
import { VIEW } from './views.fixture.ts';

/** A contest of the seat with olives. */
function contest(columns: string, added = ''): Scene {
  return {
    owner: 0,
    order: 'contest',
    series: [],
    columns,
    needs: '',
    added,
    given: '',
    helper: null,
    outcome: null,
    events: [],
  };
}

describe('a contest', () => {
  it('counts and takes all of its kind in the columns', () => {
    const [row] = rowsOf(contest('Oooop'), VIEW).rows;
    expect(row).toMatchObject({ kind: 'o', need: 5, fromColumns: 5, fromHand: 0 });
    expect(usedOf('Oooop', row, 'o')).toEqual({ doubles: 1, singles: 3 });
  });

  it('counts what is added on top of that', () => {
    expect(rowsOf(contest('ooo', 'oO'), VIEW).rows).toMatchObject([{ need: 6, fromColumns: 3, fromHand: 3 }]);
  });

  it('needs two at least', () => {
    expect(rowsOf(contest('pp', 'o'), VIEW).rows).toMatchObject([{ need: 2, fromColumns: 0, fromHand: 1 }]);
  });
});
