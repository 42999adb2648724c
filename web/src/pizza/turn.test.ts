// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { Game } from '../kernel/game.ts';
import { leadsFrom, type Leads } from '../kernel/leads.ts';
import { rulesOf } from '../kernel/node.test-part.ts';
import type { Ask } from '../lib/messages.ts';
import { questionOf } from '../local/table.ts';
import type { Choice } from './choice.ts';
import { canChoosePile, turnAt } from './turn.ts';
import type { PizzaView } from './view.ts';

/** A question of a turn, and where its answers lead. */
interface Asked {
  game: Game;
  ask: Ask;
  view: PizzaView;
  leads: Leads;
}

/** All questions of turns in some random games. */
async function* questions(name = 'sole-mio', games = 4): AsyncGenerator<Asked> {
  const rules = await rulesOf(name);
  for (let seed = 0; seed < games; seed += 1) {
    const game = Game.new(rules, { players: 3 }, seed);
    while (!game.isOver) {
      if (!game.decision) {
        game.shuffle();
        continue;
      }
      const { seat, kind } = game.decision;
      if (['play', 'order', 'draw'].includes(kind)) {
        const view = game.view(seat, false) as unknown as PizzaView;
        const leads = leadsFrom(rules, rules.withoutNotes(game.observe(seat)));
        yield { game, ask: questionOf(game, game.decision), view, leads };
      }
      game.apply(game.randomAction());
    }
  }
}

async function askedWhere(suits: (asked: Asked) => boolean): Promise<Asked> {
  for await (const asked of questions()) if (suits(asked)) return asked;
  throw new Error('no game comes there');
}

function at({ ask, view, leads }: Asked, choice: Choice) {
  return turnAt(ask, view, choice, leads);
}

const holdsOrders = ({ ask, view }: Asked) => ask.kind === 'play' && !!view.orders?.length;

describe('with orders in hand', () => {
  it('asks for an order before anything is sent', async () => {
    const asked = await askedWhere(holdsOrders);
    expect(at(asked, {})).toMatchObject({ step: 'play', plan: null, asksNext: false });
    expect(at(asked, { cards: [0] })).toMatchObject({ step: 'play', plan: null, asksNext: true });
  });

  it('says no order only where it was asked for', async () => {
    const turn = at(await askedWhere(holdsOrders), { cards: [0], step: 'order' });
    expect(turn).toMatchObject({ step: 'order', plan: null, refusal: [turn.cards, 'done'], asksNext: false });
    expect(turn.states).toEqual({ play: 'done', order: 'now', draw: 'later' });
  });

  it('offers both answers as long as it asks', async () => {
    const asked = await askedWhere((one) => holdsOrders(one) && !!one.view.seats[one.ask.seat]?.stack);
    const [order = ''] = asked.view.orders ?? [];
    const { cards, refusal } = at(asked, { cards: [0] });
    expect(refusal).toBeNull();
    expect(at(asked, { cards: [0], order, source: 'stack' }).refusal).toEqual([cards, 'done', 'stack']);
    const orderAsked = await askedWhere(({ ask }) => ask.kind === 'order');
    const [placed = ''] = orderAsked.view.orders ?? [];
    expect(at(orderAsked, {})).toMatchObject({ plan: null, refusal: ['done'] });
    expect(at(orderAsked, { order: placed })).toMatchObject({ plan: [placed], refusal: ['done'] });
  });

  it('sends a whole turn at once', async () => {
    const asked = await askedWhere((one) => holdsOrders(one) && !!one.view.seats[one.ask.seat]?.stack);
    const [order = ''] = asked.view.orders ?? [];
    const { cards } = at(asked, { cards: [0] });
    expect(at(asked, { cards: [0], order, source: 'stack' }).plan).toEqual([cards, order, 'stack']);
    expect(at(asked, { order }).plan).toBeNull();
    const [orderAsked, drawAsked] = [
      await askedWhere(({ ask }) => ask.kind === 'order'),
      await askedWhere(({ ask }) => ask.kind === 'draw'),
    ];
    const [placed = ''] = orderAsked.view.orders ?? [];
    expect(at(orderAsked, { order: placed }).plan).toEqual([placed]);
    expect(at(drawAsked, {}).plan).toBeNull();
  });
});

it('follows the game in every turn', async () => {
  for await (const asked of questions('mamma-mia-grande')) {
    const { ask, game, view } = asked;
    const last = game.history.at(-1)?.events.map(({ name }) => name) ?? [];
    if (ask.kind === 'draw') {
      const { states } = at(asked, {});
      expect(states.order).toBe(last.includes('order-played') ? 'done' : 'skipped');
      expect(canChoosePile(ask, asked.leads)).toBe(true);
    }
    if (ask.kind !== 'play') continue;
    const turn = at(asked, { cards: [0], source: 'stack' });
    const ahead = game.copy();
    ahead.play(ask.seat, turn.cards);
    const next = ahead.decision?.seat === ask.seat ? ahead.decision.kind : null;
    expect(turn.asksNext).toBe(next === 'order');
    expect(turn.mayOrder).toBe(next === 'order');
    expect(turn.plan).toEqual(turn.asksNext ? null : next === 'draw' ? [turn.cards, 'stack'] : [turn.cards]);
    for (const order of next === 'order' ? (view.orders ?? []) : []) {
      const other = ahead.copy();
      other.play(ask.seat, order);
      const asksPile = other.decision?.seat === ask.seat && other.decision.kind === 'draw';
      const { plan } = at(asked, { cards: [0], order, source: 'stack' });
      expect(plan).toEqual([turn.cards, order, ...(asksPile ? ['stack'] : [])]);
      expect(canChoosePile(ask, asked.leads)).toBe(asksPile);
    }
  }
}, 60_000);

it('sends what is chosen step by step as long as nobody knows where it leads', async () => {
  const { ask, view } = await askedWhere(holdsOrders);
  const turn = turnAt(ask, view, { cards: [0], order: view.orders?.[0] ?? null, source: 'supply' }, null);
  expect(turn).toMatchObject({ plan: [turn.cards], asksNext: false, source: null });
});
