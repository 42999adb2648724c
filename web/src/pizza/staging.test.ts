import { describe, expect, it } from 'vitest';

import type { EventInfo } from '../lib/messages.ts';
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
