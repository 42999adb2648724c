// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';

import { Game } from '../kernel/game.ts';
import { rulesOf } from '../kernel/node.test-part.ts';
import { below, newGenerator } from '../kernel/random.ts';
import type { Rules } from '../kernel/rules.ts';
import { listWays } from './listWays.ts';
import { count } from './view.ts';
import {
  isSame,
  leavingOf,
  shownWays,
  suggestedOf,
  wayFor,
  withWish,
  type Way,
  type Ways,
  type Wish,
} from './ways.ts';

const QUESTIONS = new Set(['series', 'demand', 'add', 'ask', 'amount', 'help', 'contest']);
const GAMES = ['sole-mio', 'mamma-mia-grande', 'mamma-mia'];
const CARDS = [...'oOpPmMsSaA'];
/** Milliseconds for a test, on a machine that does much else. */
const PATIENCE = 60_000;

function wayOf(outcome: Way['outcome'], rank: number, actions: string): Way {
  return {
    outcome,
    rank,
    actions: actions.split(' '),
    series: [],
    needs: '',
    ofAny: 0,
    cards: '',
    request: '',
    taken: '',
    stake: 0,
  };
}

function waysOf(...list: Way[]): Ways {
  return { list, total: list.length, usable: '' };
}

describe('which way is suggested', () => {
  const [fills, asks, also, leaves] = [
    wayOf('fills', 1, 'm'),
    wayOf('asks', 5, '=o'),
    wayOf('asks', 5, '=p'),
    wayOf('leaves', 9, 'give-up'),
  ];

  it('is the best', () => {
    expect(suggestedOf(waysOf(fills, asks, leaves))).toBe(fills);
    expect(suggestedOf(waysOf(asks, leaves))).toBe(asks);
  });

  it('is none where another asks for as much, or only giving up is left', () => {
    expect(suggestedOf(waysOf(asks, also, leaves))).toBeNull();
    expect(suggestedOf(waysOf(leaves))).toBeNull();
    expect(suggestedOf(waysOf())).toBeNull();
  });

  it('is never giving up, which stands beside the list', () => {
    expect(leavingOf(waysOf(asks, leaves))).toBe(leaves);
    expect(leavingOf(waysOf(asks))).toBeNull();
    expect(shownWays(waysOf(fills, asks, leaves), null)).toEqual([fills, asks]);
  });

  it('shows a way that is not among the best where its rank puts it', () => {
    const other = wayOf('fills', 3, 'M');
    expect(shownWays(waysOf(fills, asks, leaves), other)).toEqual([fills, other, asks]);
  });
});

describe('wishes', () => {
  it('keep what was wished before, as far as both are possible', async () => {
    const asked: Wish[] = [];
    const list = (wish: Wish) => {
      asked.push(wish);
      return Promise.resolve(asked.length < 2 ? waysOf() : waysOf(wayOf('fills', 1, 'm')));
    };
    const found = await wayFor(list, { cards: { o: 1 } }, { cards: { m: 1 } });
    expect(asked).toEqual([withWish({ cards: { o: 1 } }, { cards: { m: 1 } }), { cards: { m: 1 } }]);
    expect(found?.wish).toEqual({ cards: { m: 1 } });
  });
});

/** Random games, with everything that somebody is asked and answers in a way. */
function* questions(rules: Rules[], games: number): Generator<[Game, Ways]> {
  for (let seed = 0; seed < games; seed += 1) {
    const one = rules[seed % rules.length] as Rules;
    const game = Game.new(one, { players: 2 + (seed % 4) }, seed);
    while (!game.isOver) {
      const { decision } = game;
      if (!decision) game.shuffle();
      else {
        if (QUESTIONS.has(decision.kind)) yield [game, listWays(one, game.observe(decision.seat), {})];
        game.apply(game.randomAction());
      }
    }
  }
}

/** Send a way as the page does, action by action; an action that is refused throws. */
function send(game: Game, { actions }: Way): string[] {
  const [ahead, seat] = [game.copy(), game.decision?.seat ?? 0];
  return actions.flatMap((action) => ahead.play(seat, action).map(({ name }) => name));
}

describe('what the page offers', () => {
  let rules: Rules[];
  beforeAll(async () => {
    rules = await Promise.all(GAMES.map(rulesOf));
  }, PATIENCE);

  it(
    'is accepted, and comes to what it says',
    () => {
      const seen = new Set<string>();
      for (const [game, ways] of questions(rules, 12)) {
        expect(ways.list.length).toBeGreaterThan(0);
        for (const way of ways.list) {
          const told = send(game, way);
          if (game.decision?.kind === 'help' || game.decision?.kind === 'contest') continue;
          expect(told.length).toBeGreaterThan(0);
          seen.add(way.outcome);
          expect(told.includes('asked')).toBe(way.outcome === 'asks' || way.outcome === 'hopeless');
          if (way.outcome === 'fills') expect(told).toContain('filled');
        }
      }
      expect([...seen].sort()).toEqual(['asks', 'fills', 'hopeless', 'leaves']);
    },
    PATIENCE,
  );

  it(
    'is all that is legal',
    () => {
      let compared = 0;
      for (const [game, ways] of questions(rules, 12)) {
        if (ways.list.length < ways.total) continue; // the others are wished for
        const first = new Set(ways.list.map(({ actions }) => actions[0]));
        const order = game.view(game.decision?.seat ?? 0).order as { order: string };
        // Amounts between nothing and everything are wished for, too.
        const legal = game.legalWords.filter((word) => order.order !== 'bombastica' || !word.startsWith('x'));
        for (const word of legal) expect(first).toContain(word);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(100);
    },
    PATIENCE,
  );

  it(
    'can be changed card by card, and stays possible',
    async () => {
      const chance = newGenerator(5);
      const pick = <T>(items: T[]) => items[below(chance, items.length)] as T;
      let changed = 0;
      for (const [game, ways] of questions(rules, 8)) {
        const seat = game.decision?.seat ?? 0;
        const view = game.observe(seat);
        const list = (wish: Wish) => Promise.resolve(listWays(game.rules, view, wish));
        let way = suggestedOf(ways);
        let before: Wish = {};
        for (let tap = 0; tap < 3; tap += 1) {
          const letter = pick(CARDS);
          const cards = count(way?.cards ?? '', letter) + pick([-1, 1]);
          const taken = count(way?.taken ?? '', letter) - 1;
          const wish = pick<Wish>([
            { cards: { [letter]: Math.max(0, cards) } },
            { taken: { [letter]: Math.max(0, taken) } },
          ]);
          const found = await wayFor(list, before, wish);
          if (!found) continue;
          const [wishedFor, most] = [wish.cards?.[letter], wish.taken?.[letter]];
          if (wishedFor !== undefined) expect(count(found.way.cards, letter)).toBe(wishedFor);
          if (most !== undefined) expect(count(found.way.taken, letter)).toBeLessThanOrEqual(most);
          send(game, found.way);
          changed += isSame(way, found.way) ? 0 : 1;
          ({ way, wish: before } = found);
        }
      }
      expect(changed).toBeGreaterThan(50);
    },
    PATIENCE,
  );
});
