import { beforeEach, describe, expect, it } from 'vitest';

import { known } from '../lib/known.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { speak } from '../lib/texts.svelte.ts';
import { questionOf as pizzaQuestion, topicsOf as pizzaTopics } from '../pizza/firsts.ts';
import type { PizzaView } from '../pizza/view.ts';
import type { Way } from '../pizza/ways.ts';
import { questionOf, topicsOf as dominoTopics } from '../solomino/firsts.ts';
import type { SolominoView } from '../solomino/view.ts';
import { Explaining, readingMs, type Topic } from './explaining.svelte.ts';

const PLAY: Topic = { id: 'pizza-play', text: 'Play.', isQuestion: true };
const ORDER: Topic = { id: 'order-contest', text: 'Contest.' };
const SKIP: Topic = { id: 'symbol-S', text: 'Skip.' };

beforeEach(async () => {
  localStorage.clear();
  known.reread();
  settings.reread();
  await speak('en');
});

describe('what is new', () => {
  it('is explained once, one thing at a time', () => {
    const explaining = new Explaining();
    explaining.look('1 play', [PLAY, ORDER], 0);
    expect(explaining.shown).toBe(PLAY);
    explaining.look('2 draw', [ORDER], 100);
    expect(explaining.shown).toBe(ORDER);
    explaining.look('9 play', [PLAY, ORDER], 60_000);
    expect(explaining.shown).toBeNull();
    expect(new Explaining().shown).toBeNull();
  });

  it('is remembered by the browser, and can be explained again', () => {
    new Explaining().look('1 play', [PLAY], 0);
    known.reread();
    expect(known.has(PLAY.id)).toBe(true);
    known.forget();
    const explaining = new Explaining();
    explaining.look('1 play', [PLAY], 0);
    expect(explaining.shown).toBe(PLAY);
  });

  it('stays long enough to be read if nobody has to answer', () => {
    const explaining = new Explaining();
    explaining.look('1', [SKIP], 0);
    explaining.look('2', [], 1500);
    explaining.look('3 turn', [PLAY], 3000);
    expect(explaining.shown).toBe(SKIP);
    explaining.look('4 turn', [PLAY], 9000);
    expect(explaining.shown).toBe(PLAY);
  });

  it('makes way for the sentence of a sheet, which would lie over it', () => {
    const explaining = new Explaining();
    const block: Topic = { id: 'pizza-block', text: 'Block.', isQuestion: true, inSheet: true };
    explaining.look('1', [SKIP], 0);
    explaining.look('2 block', [block], 1500);
    expect(explaining.shown).toBe(block);
  });

  it('stays for as long as its words need', () => {
    expect(readingMs('Short.')).toBe(8000);
    expect(readingMs('x'.repeat(120))).toBeGreaterThan(12_000);
  });

  it('does not come back in the same moment when it was closed', () => {
    const explaining = new Explaining();
    explaining.look('1 play', [PLAY, ORDER], 0);
    explaining.close();
    explaining.look('1 play', [PLAY, ORDER], 10);
    expect(explaining.shown).toBeNull();
  });

  it('is not explained to those who do not want it', () => {
    settings.change({ explains: false });
    const explaining = new Explaining();
    explaining.look('1 play', [PLAY], 0);
    expect(explaining.shown).toBeNull();
    expect(known.has(PLAY.id)).toBe(false);
  });
});

describe('topics', () => {
  it('at a table of pizzas are the question and the orders in hand', () => {
    const view = { seat: 0, seats: [{ kind: 'o' }], orders: ['contest', '4s'] } as unknown as PizzaView;
    expect(pizzaTopics('play', view).map(({ id }) => id)).toEqual([
      'pizza-play',
      'order-contest',
      'order-four',
    ]);
    expect(pizzaTopics('play', view)[1]?.text).toMatch(/^Contest: at least 2 olives/);
    expect(pizzaTopics('play', view)[2]?.text).toMatch(/^This order needs 4 salamis\./);
    expect(pizzaTopics('', view)).toEqual([]);
  });

  it('in a scoring are the question alone, which is about one order', () => {
    const view = { seat: 0, seats: [{ kind: 'o' }], orders: ['contest', '4s'] } as unknown as PizzaView;
    expect(pizzaTopics('block', view).map(({ id }) => id)).toEqual(['pizza-block']);
  });

  it('of an answer depend on the ways there are', () => {
    const ask = { seat: 0, kind: 'demand', clauses: [], legal: [] };
    const asked = (kind: string, ...ways: Partial<Way>[]) =>
      pizzaQuestion({ ...ask, kind }, {}, { list: ways as Way[], total: ways.length, usable: '' });
    const fills: Partial<Way> = { outcome: 'fills', cards: '', request: '' };
    const leaves: Partial<Way> = { ...fills, outcome: 'leaves' };
    expect(pizzaQuestion(ask, {}, null)).toBe('');
    expect(asked('demand', fills, { ...fills, cards: 'o' }, leaves)).toBe('demand');
    expect(asked('demand', fills, leaves)).toBe('');
    expect(asked('demand', { ...fills, cards: 'o' }, leaves)).toBe('add');
    expect(asked('add', { ...fills, outcome: 'asks', cards: 'o', request: 'p' }, leaves)).toBe('ask');
    expect(asked('add', { ...fills, outcome: 'hopeless', request: 'p' }, leaves)).toBe('');
    expect(asked('series', fills, leaves)).toBe('series');
  });

  it('at a table of dominoes are symbols that somebody laid, and those in hand in a turn', () => {
    const view = { row: 'r1-r2 R:r2-yS', hand: 'bA-g7 g3-b8' } as SolominoView;
    expect(dominoTopics('', view).map(({ id }) => id)).toEqual(['symbol-S']);
    expect(dominoTopics('turn', view).map(({ id }) => id)).toEqual(['solomino-turn', 'symbol-S', 'symbol-A']);
    expect(dominoTopics('', { ...view, row: 'r1-yS' })).toEqual([]);
  });

  it('in a window are for those who can throw in', () => {
    const ask = { seat: 0, kind: 'window', clauses: [], legal: ['pass'] };
    expect(questionOf(ask)).toBe('');
    expect(questionOf({ ...ask, legal: ['pass', 'L:r1-r2'] })).toBe('window');
  });
});
