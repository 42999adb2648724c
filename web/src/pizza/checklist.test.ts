import { describe, expect, it } from 'vitest';

import { rowsOf } from './checklist.ts';
import type { Scene } from './staging.ts';
import { VIEW } from './views.fixture.ts';

/** An order of the seat with olives. */
function scene(order: string, columns: string, added = ''): Scene {
  return {
    owner: 0,
    order,
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
  it('counts all of its kind in the columns', () => {
    const { rows } = rowsOf(scene('contest', 'Oooop'), VIEW);
    expect(rows).toMatchObject([{ kind: 'o', need: 5, fromColumns: 5, fromHand: 0 }]);
  });

  it('counts what is added on top of that', () => {
    expect(rowsOf(scene('contest', 'ooo', 'oO'), VIEW).rows).toMatchObject([
      { need: 6, fromColumns: 3, fromHand: 3 },
    ]);
  });

  it('needs two at least', () => {
    expect(rowsOf(scene('contest', 'pp', 'o'), VIEW).rows).toMatchObject([
      { need: 2, fromColumns: 0, fromHand: 1 },
    ]);
  });
});
