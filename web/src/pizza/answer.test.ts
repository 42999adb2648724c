import { describe, expect, it } from 'vitest';

import type { EventInfo } from '../lib/messages.ts';
import { compose, composeHelp, demandOfOrder, NOTHING, type Plan } from './answer.ts';
import golden from './answers.golden.json';
import { without } from './cards.ts';
import { parseEvent } from './ended.ts';
import { amountsOf, type PizzaView, type RevealedOrder } from './view.ts';

function viewOf(
  order: Partial<RevealedOrder>,
  cards: { columns?: string; hand?: string; orders?: string[] },
): PizzaView {
  const seat = { ingredients: 3, orders: 1, stack: 5, filled: [], gone: [] };
  return {
    game: 'sole-mio',
    seat: 0,
    round: 1,
    rounds: 2,
    waits_for: { seat: 0, to: 'add' },
    turn: 0,
    scorer: 1,
    supply: 0,
    oven: { size: 3, cards: '???' },
    columns: cards.columns ?? '',
    used: '',
    hand: cards.hand ?? '',
    orders: cards.orders ?? [],
    seats: [
      { ...seat, kind: 'p' },
      { ...seat, kind: 'm' },
    ],
    order: { owner: 0, order: 'match', ...order },
  };
}

function say(view: PizzaView, asked: string, plan: Partial<Plan>, help = true): string[] | null {
  return compose(view, asked, { ...NOTHING, ...plan }, help).actions;
}

describe('the answer to an order', () => {
  it('says the kinds of four-three-two-one and what is added, as in the example of the formats', () => {
    const view = viewOf(
      { order: '4321', question: { amount: 4, kind: '' } },
      { columns: 'oooo mm aa S', hand: 'mm' },
    );
    expect(say(view, 'demand', { kinds: ['o', 'm', 'a', 's'], cards: 'm' })).toEqual([
      '=o',
      '=m',
      '=a',
      '=s',
      'm',
    ]);
  });

  it('leaves out what has one possibility, which the game does by itself', () => {
    const view = viewOf(
      { order: '4321', question: { amount: 4, kind: '' } },
      { columns: 'oooo mm aa S', hand: 'p' },
    );
    // No mushroom in hand: nothing can be added of it, so nothing is said of it, and help is asked for.
    expect(say(view, 'demand', { kinds: ['o', 'm', 'a', 's'] })).toEqual(['=o', '=m', '=a', '=s']);
  });

  it('is not complete before all kinds are chosen', () => {
    const view = viewOf(
      { order: '4321', question: { amount: 4, kind: '' } },
      { columns: 'oooo mm aa S', hand: 'mm' },
    );
    expect(say(view, 'demand', { kinds: ['o', '', 'a', 's'] })).toBeNull();
  });

  it('names equal amounts in the order of the kinds, and not the last one if only it is left', () => {
    const view = viewOf(
      { order: 'without-mine', question: { amount: 2, kind: '' } },
      { columns: 'oo aa ss' },
    );
    expect(say(view, 'demand', { kinds: ['s', 'o'] })).toEqual(['=o', '=s']);
    expect(say(view, 'demand', { kinds: ['a', 's'] })).toEqual(['=s']);
  });

  it('keeps a four of a kind alone, and adds to it', () => {
    const view = viewOf({ order: '4o' }, { columns: 'ooo', hand: 'oO', orders: ['match'] });
    expect(say(view, 'series', { cards: 'o' })).toEqual(['done', 'o']);
    expect(say(view, 'series', { cards: 'O' })).toEqual(['done', 'O']);
    expect(say(view, 'series', {})).toEqual(['done', '-o']);
  });

  it('declares a series and says which order needs how many', () => {
    const orders = ['4m', '4s', 'match'];
    const view = viewOf({ order: '4o' }, { columns: 'ooo mmmm ss', orders });
    expect(say(view, 'series', { series: ['4m'], kinds: ['m', 'o'] })).toEqual(['4m', 'done', '=m']);
    expect(say(view, 'series', { series: ['4m', '4s'], kinds: ['m', 'o', 's'] })).toEqual([
      '4m',
      '4s',
      '=m',
      '=o',
    ]);
  });

  it('asks when there is nothing in the hand to add', () => {
    const view = viewOf({ order: 'two-of-each' }, { columns: 'oo mm ss a' });
    expect(say(view, 'ask', {})).toEqual(['ask']);
    expect(compose(view, 'ask', NOTHING, true).missing).toEqual({ a: 1 });
  });

  it('adds no card that is not needed', () => {
    const view = viewOf(
      { order: 'scorers-four', question: { amount: 0, kind: 'm' } },
      { columns: 'm', hand: 'mmM' },
    );
    for (const cards of ['', 'm', 'mm', 'M', 'mM'])
      expect(say(view, 'add', { cards })).toEqual([cards || '-m']);
    expect(say(view, 'add', { cards: 'mmM' })).toBeNull();
  });

  it('takes a double too much only with doubles alone', () => {
    const view = viewOf({ order: '4m+1' }, { columns: 'm p', hand: 'mMM' });
    expect(say(view, 'add', { cards: 'MM' })).toEqual(['MM']);
    expect(say(view, 'add', { cards: 'mMM' })).toBeNull();
  });

  it('without help is only what fills the order', () => {
    const view = viewOf({ order: '4m+1' }, { columns: 'mmm p', hand: 'm' });
    expect(say(view, 'add', {}, false)).toBeNull();
    expect(say(view, 'add', { cards: 'm' }, false)).toEqual(['m']);
  });

  it('distributes what Bombastica misses, and does not say the last amount', () => {
    const view = viewOf(
      { order: 'bombastica', question: { amount: 0, kind: 'o' } },
      { columns: 'oooooooooo pp', hand: 'o' },
    );
    const plan = { cards: 'o', amounts: { s: 1, a: 1 } };
    expect(compose(view, 'add', { ...NOTHING, ...plan }, true).missingOfAll).toBe(2);
    expect(say(view, 'add', plan)).toEqual(['o', 'x0', 'x0', 'x0', 'x1']);
    expect(say(view, 'add', { cards: 'o', amounts: { s: 1 } })).toBeNull();
    expect(say(view, 'add', { cards: 'o', amounts: { p: 2 } })).toEqual(['o', 'x0', 'x2']);
  });

  it('counts double cards where double cards are needed', () => {
    const view = viewOf(
      { order: 'two-doubles', question: { amount: -1, kind: '' } },
      { columns: 'oo O', hand: 'mM' },
    );
    const answer = compose(view, 'demand', { ...NOTHING, kinds: ['m', 'o'], cards: 'M' }, true);
    expect(answer).toMatchObject({ actions: ['=o', '=m', 'M'], missing: {} });
    expect(compose(view, 'demand', { ...NOTHING, kinds: ['m', 'o'] }, true).missing).toEqual({ m: 1 });
  });
});

describe('help', () => {
  const view = viewOf({ request: '2m 1s', question: { amount: 2, kind: 'm' } }, { hand: 'mmMsS' });

  it('covers every kind that is asked for', () => {
    expect(composeHelp(view, 'Ms')).toEqual(['M', 's']);
    expect(composeHelp(view, 'mmS')).toEqual(['mm', 'S']);
  });

  it('is all or nothing', () => {
    expect(composeHelp(view, 'M')).toBeNull();
    expect(composeHelp(view, 'mMs')).toBeNull();
  });

  it('does not say a gift that is the only one possible after the first', () => {
    const poor = viewOf({ request: '1m 1s', question: { amount: 1, kind: 'm' } }, { hand: 'mMs' });
    expect(composeHelp(poor, 'ms')).toEqual(['m']);
  });
});

describe('answers as the game takes them', () => {
  it.each(golden.map((answer) => [`${answer.view.order.order}: ${answer.said.join(' ')}`, answer] as const))(
    '%s',
    (_, { game, asked, view, told, said, to_name }) => {
      const seen = view as unknown as PizzaView;
      const plan = planOf(seen, asked, told.map(parseEvent));
      expect(compose(seen, asked, plan, game !== 'mamma-mia', to_name ?? undefined).actions).toEqual(said);
    },
  );
});

/** What an owner wanted, from what became public of it; what was chosen before this step is no part of it. */
function planOf(view: PizzaView, asked: string, events: EventInfo[]): Plan {
  const all = (name: string, field: string) =>
    events.filter((event) => event.name === name).map((event) => String(event.data?.[field]));
  const { series: before = [], needs = '', added = '' } = view.order ?? {};
  const series = all('series', 'order').filter((order) => !before.includes(order));
  const { fixed } = demandOfOrder(view, [...before, ...series]);
  const decided = asked === 'demand' ? amountsOf(needs).map(([letter]) => letter.toLowerCase()) : [];
  const kinds = amountsOf(all('demanded', 'needs').join(' '))
    .sort(([, one], [, other]) => other - one)
    .map(([letter]) => letter.toLowerCase())
    .filter((kind) => !(kind in fixed) && !decided.includes(kind));
  const isBombastica = view.order?.order === 'bombastica';
  const asksFor = amountsOf(all('asked', 'needs').join(' '));
  return {
    series,
    kinds,
    cards: without(all('added', 'cards').join(''), added.replaceAll(' ', '')),
    amounts: isBombastica ? Object.fromEntries(asksFor) : {},
  };
}
