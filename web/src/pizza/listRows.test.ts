// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { rulesOf } from '../kernel/node.test-part.ts';
import type { Known } from './checklist.ts';
import { listRows } from './listRows.ts';

/** An order of the seat with olives. */
async function rowsOf(order: string, about: Partial<Known> = {}) {
  const nothing = { series: [], columns: '', added: '', given: '', needs: '' };
  return listRows(await rulesOf('mamma-mia-grande'), { order, own: 'o', scorers: 'm', ...nothing, ...about });
}

describe('the rows of an order', () => {
  it('say what it needs, and from where it has that', async () => {
    const rows = await rowsOf('4s+1', { columns: 'sso', added: 's', given: 'S' });
    expect(rows).toEqual({
      list: [
        { kind: 'o', doubleCards: false, need: 1, fromColumns: 1, fromHand: 0, fromHelp: 0 },
        { kind: 's', doubleCards: false, need: 4, fromColumns: 1, fromHand: 1, fromHelp: 2 },
      ],
      open: 0,
    });
  });

  it('say nothing of kinds that are yet to be chosen', async () => {
    expect(await rowsOf('4321')).toEqual({ list: [], open: 4 });
    expect(await rowsOf('4s', { series: ['4m'] })).toEqual({ list: [], open: 2 });
  });

  it('follow what was chosen', async () => {
    const { list, open } = await rowsOf('two-doubles', { needs: '1M 1S', columns: 'MssS' });
    expect(open).toBe(0);
    expect(list).toMatchObject([
      { kind: 'm', doubleCards: true, need: 1, fromColumns: 1 },
      { kind: 's', doubleCards: true, need: 1, fromColumns: 1 },
    ]);
  });

  it('know the scorer, and ingredients of any kinds', async () => {
    expect((await rowsOf('scorers-four')).list).toMatchObject([{ kind: 'm', need: 4 }]);
    expect((await rowsOf('bombastica', { columns: 'ooM' })).list).toMatchObject([
      { kind: 'any', need: 15, fromColumns: 4 },
    ]);
  });

  it('are none for a match', async () => {
    expect(await rowsOf('match')).toEqual({ list: [], open: 0 });
  });
});
