import { describe, expect, it } from 'vitest';

import { Game } from '../kernel/game.ts';
import { rulesOf } from '../kernel/node.test-part.ts';
import type { EventInfo } from '../lib/messages.ts';
import { sorted } from './cards.ts';
import { parseEvent } from './ended.ts';
import { beatsOf } from './show.svelte.ts';
import { after, stageOf, type Stage } from './staging.ts';
import { VIEW } from './views.fixture.ts';
import type { PizzaView } from './view.ts';

function events(...lines: string[]): EventInfo[] {
  return lines.map(parseEvent);
}

function play(...lines: string[]): Stage {
  return events(...lines).reduce(after, stageOf(VIEW));
}

describe('a scoring on the stage', () => {
  it('reveals cards to the columns and counts what is left', () => {
    const stage = play('round-ended 1 round=1', 'revealed 1 card=m', 'revealed 1 card=O');
    expect(stage.total).toBe(4);
    expect(stage.view.columns).toBe('Om');
    expect(stage.view.oven).toEqual({ size: 2, cards: '??' });
    expect(stage.strip.map(({ card }) => card)).toEqual(['m', 'O']);
  });

  it('has an order once in a series that its owner knew before it was told', () => {
    const order = { owner: 0, order: '4o', series: ['4s'] } as NonNullable<PizzaView['order']>;
    const stage = events('series 0 order=4s').reduce(after, stageOf({ ...VIEW, order }));
    expect(stage.scene?.series).toEqual(['4s']);
  });

  it('stops at an order, and shows what is added, taken and filled', () => {
    const stage = play(
      'round-ended 1 round=1',
      'revealed 1 card=O',
      'revealed 1 card=o',
      'order-revealed 0 order=4o',
      'added 0 cards=o',
      'taken 0 cards=O',
      'taken 0 cards=o',
      'filled 0 order=4o',
    );
    expect(stage.scene).toMatchObject({
      owner: 0,
      order: '4o',
      columns: 'oO',
      added: 'o',
      outcome: { filled: true },
    });
    expect(stage.view.columns).toBe('');
    expect(stage.view.hand).toBe('om');
    expect(stage.view.seats[0]).toMatchObject({ ingredients: 3, filled: ['4o'] });
    expect(stage.strip.at(-1)).toMatchObject({ card: '4o', owner: 0, filled: true });
  });

  it('keeps the last order in sight until the next one', () => {
    const lines = ['round-ended 1 round=1', 'order-revealed 0 order=4o', 'filled 0 order=4o'];
    const stage = play(...lines, 'revealed 1 card=o');
    expect(stage.scene).toMatchObject({ order: '4o', past: true, outcome: { filled: true } });
    expect(after(stage, parseEvent('order-revealed 1 order=4m')).scene).toMatchObject({ order: '4m' });
  });

  it('lets cards return from an order that is not filled', () => {
    const stage = play(
      'round-ended 1 round=1',
      'order-revealed 0 order=4o',
      'added 0 cards=o',
      'asked 0 needs=3o',
      'declined 1',
      'returned 0 cards=o',
      'unfilled 0 order=4o reason=refused goes=under',
    );
    expect(stage.view.hand).toBe('oom');
    expect(stage.view.seats[0]).toMatchObject({ ingredients: 4, stack: 6 });
    expect(stage.scene?.outcome).toEqual({ filled: false, reason: 'refused', goes: 'under' });
    expect(stage.scene?.events.map(({ name }) => name)).toContain('declined');
  });
});

/** What is on the table in a scoring, as far as events tell of it. */
function tableOf({ columns, scorer, oven, hand, seats }: PizzaView) {
  return {
    columns: sorted(columns),
    scorer,
    oven: oven.size,
    hand: hand && sorted(hand),
    seats: seats.map(({ ingredients, orders, stack, filled, gone }) => {
      const sets = [filled, gone].map((names) => [...names].sort());
      return { ingredients, orders, stack, sets };
    }),
  };
}

const SPECTATOR = -1;

describe.each(['sole-mio', 'mamma-mia', 'mamma-mia-grande'])('the stage of %s', (name) => {
  it('comes to what the rules say, whoever looks', async () => {
    const rules = await rulesOf(name);
    let compared = 0;
    for (const seed of [1, 2, 3, 4]) {
      const game = Game.new(rules, { players: 4 }, seed);
      const viewers = [SPECTATOR, 0, 1, 2, 3];
      const look = () => viewers.map((viewer) => game.view(viewer, false) as unknown as PizzaView);
      let before = look();
      while (!game.isOver) {
        const happened = game.decision ? game.apply(game.randomAction()) : game.shuffle();
        const now = look();
        const names = new Set(happened.map((event) => event.name));
        // What a turn or a new round changes is not shown step by step.
        if (before[0]?.order && !names.has('scored')) {
          for (const [at, viewer] of viewers.entries()) {
            const stage = happened
              .filter(({ audience }) => audience === null || audience === viewer)
              .reduce(after, stageOf(before[at] as PizzaView));
            expect(tableOf(stage.view), [...names].join()).toEqual(tableOf(now[at] as PizzaView));
            compared += 1;
          }
        }
        before = now;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('beats', () => {
  it('bring cards of one kind in a burst, and stop at orders', () => {
    const beats = beatsOf(
      events('revealed 1 card=m', 'revealed 1 card=M', 'revealed 1 card=o', 'order-revealed 0 order=4o'),
    );
    expect(beats.map((beat) => beat.events.length)).toEqual([2, 1, 1]);
  });

  it('show an outcome at once, but what was added before it', () => {
    const beats = beatsOf(
      events('added 0 cards=o', 'taken 0 cards=oo', 'filled 0 order=4o', 'rewarded 1 order=4m'),
    );
    expect(beats.map((beat) => beat.events.map(({ name }) => name))).toEqual([
      ['added'],
      ['taken', 'filled', 'rewarded'],
    ]);
  });

  it('show what an owner says as one statement', () => {
    const beats = beatsOf(events('demanded 0 needs=2o', 'added 0 cards=o', 'asked 0 needs=1o', 'declined 1'));
    expect(beats.map((beat) => beat.events.length)).toEqual([3, 1]);
  });

  it('do not hold up a turn', () => {
    const beats = beatsOf(
      events('played 0 cards=oo', 'order-played 0 order=4s', 'drew 0 source=supply count=3'),
    );
    expect(beats.every((beat) => beat.ms === 0)).toBe(true);
  });
});
