/** What the table shows of the row, an ask, travelling cards and the ends of rounds. */
import { describe, expect, it } from 'vitest';

import { chainOf } from './asking.ts';
import { minusByRound, roundEndIn } from './rounds.ts';
import { asItLies, folded } from './row.ts';
import { giverTo, travelsOf } from './travels.ts';
import { viewOf } from './views.fixture.ts';

describe('the row', () => {
  it('lies as it was laid, each half turned to where it belongs', () => {
    // The ends are r2 and b5; r7 covers the left one and becomes y1, then b3 covers the right one and becomes g4.
    expect(asItLies('r2-b5 L:r7-y1 R:b3-g4')).toEqual([
      { at: 1, card: 'y1-r7' },
      { at: 0, card: 'r2-b5' },
      { at: 2, card: 'b3-g4' },
    ]);
  });

  it('folds in the middle, but never to hide a single card', () => {
    const cards = asItLies('r1-r2 R:r3-r4 R:r5-r6 R:r7-r8');
    expect(folded(cards.slice(0, 3), 1)).toHaveLength(3);
    expect(folded(cards, 1)).toEqual([cards[0], { folded: 2 }, cards[3]]);
    expect(folded(cards, 2)).toEqual(cards);
  });
});

describe('an ask', () => {
  const asking = { turn: 1, waits_for: { seat: 0, to: 'asked' } };

  it('goes round in the direction of play', () => {
    const chain = chainOf(viewOf({ ...asking, heap: 'r8-b1 b1-b7', chain: [2, 1, 0] }));
    expect(chain.map(({ seat, state }) => [seat, state])).toEqual([
      [2, 'asked'],
      [1, 'matched'],
      [0, 'now'],
    ]);
  });

  it('shows its last links when it goes on and on', () => {
    const chain = chainOf(
      viewOf({ ...asking, heap: 'r8-b1 b1-b7 b7-g1 g1-g2 g2-y1', chain: [1, 2, 3, 0, 1, 2] }),
    );
    expect(chain.map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(chain.at(-1)?.state).toBe('now');
  });
});

describe('travelling cards', () => {
  it('go with a swap both ways; the own new hand is seen to come', () => {
    const travels = travelsOf([{ name: 'swapped', seat: 2, data: { whom: 0 } }], viewOf());
    expect(travels.backs).toEqual([{ from: 'seat-0', to: 'seat-2', cards: 2 }]);
    expect(travels.hand).toBe('seat-2');
  });

  it('all go to a neighbour with a rotation', () => {
    const travels = travelsOf([{ name: 'rotated', seat: 1, data: { direction: 'clockwise' } }], viewOf());
    expect(travels.backs).toEqual([
      { from: 'seat-0', to: 'seat-1', cards: 2 },
      { from: 'seat-1', to: 'seat-2', cards: 4 },
      { from: 'seat-2', to: 'seat-3', cards: 1 },
    ]);
    expect(travels.hand).toBe('seat-3');
    expect(giverTo(0, 'counter', 4)).toBe(1);
  });

  it('come from where they were: the pile, the heap, the one who laid', () => {
    const events = [
      { name: 'laid', seat: 3, data: { card: 'r2-b4', end: 'L', turn: 'own' } },
      { name: 'drew', seat: 1, data: { count: 2, why: 'draw-one' } },
      { name: 'took-heap', seat: 0, data: { count: 3 } },
    ];
    const travels = travelsOf(events, viewOf());
    expect(travels).toEqual({
      backs: [{ from: 'pile', to: 'seat-1', cards: 2 }],
      hand: 'heap',
      row: 'seat-3',
    });
  });
});

describe('rounds', () => {
  const lastCard = { name: 'last-card', seat: 1 };
  const minus = [
    { name: 'minus', seat: 0, data: { points: 3, total: 5 } },
    { name: 'minus', seat: 1, data: { points: 0, total: 2 } },
  ];

  it('end with what they cost, if another one follows', () => {
    const began = { name: 'round-began', seat: 1, data: { round: 3 } };
    expect(roundEndIn([lastCard, ...minus, began])).toEqual({
      round: 2,
      how: lastCard,
      seats: [
        { seat: 0, points: 3, total: 5 },
        { seat: 1, points: 0, total: 2 },
      ],
    });
    expect(roundEndIn([lastCard, ...minus])).toBeNull();
  });

  it('are read from a record', () => {
    const steps = [
      {
        events: [
          'laid 0 card=r2-b4 end=L turn=own',
          'last-card 0',
          'minus 0 points=0 total=0',
          'minus 1 points=4 total=4',
        ],
      },
      { events: ['drew 1 count=1 why=choice'] },
      { events: ['minus 0 points=2 total=2', 'minus 1 points=0 total=4'] },
    ];
    expect(minusByRound({ steps })).toEqual([
      [0, 4],
      [2, 0],
    ]);
  });
});
