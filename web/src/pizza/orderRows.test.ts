import { describe, expect, it } from 'vitest';

import { knownOf, type Known, type Rows } from './checklist.ts';
import { OrderRows } from './orderRows.svelte.ts';
import { VIEW } from './views.fixture.ts';

const ROWS: Rows = { list: [], open: 0 };
const known = (order: string, added = '') => knownOf({ owner: 0, order, added }, VIEW);

/** Answers come when they are let. */
function slow() {
  const asked: Known[] = [];
  const answers: ((rows: Rows | Promise<Rows>) => void)[] = [];
  const rows = new OrderRows((_, about) => {
    asked.push(about);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (at: number, said: Rows | Promise<Rows>) => {
    answers[at]?.(said);
    await Promise.resolve().then(() => Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { rows, asked, answer };
}

describe('the rows of the order in the limelight', () => {
  it('are asked for once', async () => {
    const { rows, asked, answer } = slow();
    rows.look('sole-mio', known('4s'));
    rows.look('sole-mio', known('4s'));
    await answer(0, ROWS);
    expect(asked).toHaveLength(1);
    expect(rows.rows).toEqual(ROWS);
  });

  it('stay while more is asked about the same order, and go with it', async () => {
    const { rows, answer } = slow();
    rows.look('sole-mio', known('4s'));
    await answer(0, ROWS);
    rows.look('sole-mio', known('4s', 's'));
    expect(rows.rows).toEqual(ROWS);
    rows.look('sole-mio', known('mixed'));
    expect(rows.rows).toBeNull();
    rows.look('sole-mio', null);
    expect(rows.rows).toBeNull();
  });

  it('are not those of an order before', async () => {
    const { rows, answer } = slow();
    rows.look('sole-mio', known('4s'));
    rows.look('sole-mio', known('mixed'));
    await answer(0, ROWS);
    expect(rows.rows).toBeNull();
    await answer(1, ROWS);
    expect(rows.rows).toEqual(ROWS);
  });

  it('are left out if the kernel cannot be asked', async () => {
    const { rows, answer } = slow();
    rows.look('sole-mio', known('4s'));
    await answer(0, Promise.reject(new Error('no network')));
    expect(rows.rows).toBeNull();
  });
});
