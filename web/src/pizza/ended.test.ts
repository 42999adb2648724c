import { describe, expect, it } from 'vitest';

import { rulesOf } from '../kernel/node.test-part.ts';
import { filledAll, parseEvent, unfilledIn } from './ended.ts';
import { listRows } from './listRows.ts';
import type { PizzaView } from './view.ts';

const SEAT = { ingredients: 0, orders: 0, stack: 0, filled: [], gone: [] };
const VIEW = {
  game: 'mamma-mia-grande',
  seats: [
    { ...SEAT, kind: 'o' },
    { ...SEAT, kind: 'p' },
    { ...SEAT, kind: 'm' },
  ],
  columns: '',
  oven: { size: 0, cards: '' },
  scorer: 0,
} as unknown as PizzaView;

function unfilled(...events: string[]) {
  return unfilledIn({ steps: [{ events }] }, VIEW, async (game, known) =>
    listRows(await rulesOf(game), known),
  );
}

describe('an event as a line', () => {
  it('may have values with spaces', () => {
    expect(parseEvent('asked 1 needs=2m 1s')).toEqual({ name: 'asked', seat: 1, data: { needs: '2m 1s' } });
    expect(parseEvent('shuffled count=31')).toEqual({ name: 'shuffled', seat: null, data: { count: '31' } });
  });
});

describe('why an order stayed unfilled', () => {
  it('says what was missing, and who had taken it so many cards before', async () => {
    const [told] = await unfilled(
      'round-ended 0 round=1',
      ...'ssss'.split('').map((card) => `revealed 0 card=${card}`),
      'order-revealed 1 order=4s',
      'taken 1 cards=ssss',
      'filled 1 order=4s',
      'revealed 0 card=s',
      'order-revealed 0 order=4s',
      'unfilled 0 order=4s reason=gave-up goes=under',
    );
    expect(told).toMatchObject({ owner: 0, missing: '3s', lostTo: { owner: 1, order: '4s', cards: 2 } });
  });

  it('names what was asked for in vain', async () => {
    const [told] = await unfilled(
      'round-ended 0 round=2',
      'order-revealed 2 order=4321',
      'asked 2 needs=1s',
      'declined 0',
      'declined 1',
      'unfilled 2 order=4321 reason=refused goes=under',
    );
    expect(told).toMatchObject({ round: 2, reason: 'refused', missing: '1s', lostTo: null });
  });

  it('compares a contest with what was shown', async () => {
    const [told] = await unfilled(
      'round-ended 0 round=1',
      'revealed 0 card=p',
      'order-revealed 1 order=contest',
      'added 1 cards=P',
      'showed 2 cards=pp',
      'showed 0 cards=p',
      'unfilled 1 order=contest reason=blocked goes=under',
    );
    expect(told).toMatchObject({ contest: { stake: 3, shown: 3 }, missing: '' });
  });

  it('knows whose four the scorer’s are', async () => {
    const [told] = await unfilled(
      'round-ended 2 round=1',
      'revealed 2 card=M',
      'order-revealed 0 order=scorers-four',
      'unfilled 0 order=scorers-four reason=gave-up goes=out',
    );
    expect(told?.missing).toBe('2m');
  });
});

it('knows a perfect game', () => {
  const seat = { ...SEAT, kind: 'o', filled: ['contest', 'match'] };
  expect(filledAll(seat)).toBe(true);
  for (const left of [{ orders: 1 }, { stack: 1 }, { gone: ['4s'] }, { filled: [] }])
    expect(filledAll({ ...seat, ...left })).toBe(false);
  expect(filledAll(undefined)).toBe(false);
});
