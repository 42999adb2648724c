// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { GAMES } from '../lib/games.ts';
import { Names, calculate, type Value } from './expressions.ts';
import { Game, type Refused } from './game.ts';
import golden from './kernel.golden.json';
import { rulesOf } from './node.test-part.ts';
import { below, newGenerator } from './random.ts';
import { BadOptions } from './rules.ts';
import { levelOf, Search } from './search.ts';

/** As in `tests/core/client_kernel.py`. */
const LARGE_SEED = 0x123456789abcdef0123456789abcdefn;
const PLAYOUTS = 60;
/** Milliseconds for a test, on a machine that does much else. */
const PATIENCE = 60_000;

const names = GAMES.map(({ game }) => game);

describe('setting up', () => {
  it.each(golden.setups as [string, Record<string, unknown>, string, string | null][])(
    '%s with %j',
    async (name, options, hash, clause) => {
      const rules = await rulesOf(name);
      let found: [string, string | null];
      try {
        const mem = rules.layOut(rules.checkOptions(options));
        found = [createHash('sha256').update(mem).digest('hex').slice(0, 6), null];
      } catch (error) {
        if (!(error instanceof BadOptions)) throw error;
        found = ['', error.clause];
      }
      expect(found).toEqual([hash, clause]);
    },
  );

  it('knows its options', async () => {
    const rules = await rulesOf('solomino');
    expect(() => rules.checkOptions({ speed: 3 })).toThrow(BadOptions);
    expect(() => rules.checkOptions({ players: 2.5 })).toThrow(BadOptions);
    expect(() => rules.checkOptions({ players: 2, deck: ['r1-b2', 'x1-b2'] })).toThrow('x1-b2 is no card');
    await expect(rulesOf('chess')).rejects.toThrow('does not know the game chess');
  });

  it('find what is wrong in the file of a deck, line by line', async () => {
    const rules = await rulesOf('solomino');
    const { cards, faults } = rules.readCards('deck', 'rS-bD\r\n\nr8  # half a card\nb2-r1 # turned\n', 2);
    expect(cards).toEqual(['rS-bD', 'r8', 'b2-r1']);
    expect(faults).toEqual([
      { line: 1, code: 'two-symbols', clause: 'S-2', data: { word: 'rS-bD' } },
      { line: 3, code: 'no-card', clause: 'S-1', data: { word: 'r8' } },
      { line: 0, code: 'deck-size', clause: 'S-2', data: { count: 3, fewest: 18, most: 126 } },
    ]);
  });

  it('make a table of a deck that has nothing wrong', async () => {
    const rules = await rulesOf('solomino');
    const { cards, faults } = rules.readCards('deck', 'r1-y2\n'.repeat(17) + 'pS-o9', 2);
    expect(faults).toEqual([]);
    expect(rules.checkOptions({ players: 2, deck: cards })).toMatchObject({ deck: cards });
    expect(rules.readCards('deck', cards.join('\n'), 3).faults).toMatchObject([{ code: 'deck-size' }]);
  });
});

describe('the notation', () => {
  /** Words that no deck has are no actions: halves without a face, and cards whose higher half comes first. */
  function written(format: (action: number) => string, action: number): string | null {
    try {
      return format(action);
    } catch {
      return null;
    }
  }

  it.each(names)('of %s reads every action as it writes it', async (name) => {
    const { notation, kernel } = await rulesOf(name);
    const { ACTIONS = 0, A_HEAP, A_SEAT = 0, HALVES = 1 } = kernel.description.constants;
    let count = 0;
    for (let action = 0; action < ACTIONS; action++) {
      const text = written((one) => notation.format(one), action);
      if (text === null) continue;
      const [high, low] = [Math.floor((action - (A_HEAP ?? 0)) / HALVES), (action - (A_HEAP ?? 0)) % HALVES];
      const turned = A_HEAP !== undefined && action >= A_HEAP && action < A_SEAT && high > low;
      const meant = turned ? A_HEAP + low * HALVES + high : action;
      if (notation.parse(` ${text}\n`) !== meant) expect([text, notation.parse(text)]).toEqual([text, meant]);
      count++;
    }
    expect(count).toBe(name === 'solomino' ? 3 * 90 * 90 + 6 + 8 : ACTIONS);
  });

  it('takes cards in any order, and nothing else', async () => {
    const { notation } = await rulesOf('sole-mio');
    expect(notation.format(notation.parse('oOo') ?? -1)).toBe('ooO');
    for (const text of ['', 'op', 'o-', '=O', 'x16', '@5', 'Done', 'oooooooo', 'p4', '4o@1']) {
      expect([text, notation.parse(text)]).toEqual([text, null]);
    }
    expect(() => notation.format(-1)).toThrow(RangeError);
  });
});

describe('chance', () => {
  it('comes from seeds of any size', () => {
    const numbers = (seed: number | bigint) => {
      const rng = newGenerator(seed);
      return Array.from({ length: 6 }, () => below(rng, 1000));
    };
    expect(numbers(7)).toEqual(numbers(7n));
    expect(numbers(2 ** 40 + 5)).toEqual(numbers(2n ** 40n + 5n));
    expect(numbers(-1)).toEqual(numbers(2n ** 96n - 1n));
    expect(numbers(7)).not.toEqual(numbers(8));
  });
});

describe('bots', () => {
  it.each(names)(
    'find in %s what they find in Python',
    async (name) => {
      const kept = golden.bots.filter(({ game }) => game === name);
      const game = Game.new(await rulesOf(name), { players: 3 }, LARGE_SEED);
      const { rules } = game;
      const found: typeof kept = [];
      for (let number = 0; number < 60 && !game.isOver; number++) {
        const { decision } = game;
        if (!decision) {
          game.shuffle();
          continue;
        }
        const view = game.observe(decision.seat, rules.about.memory.open);
        const legal = [...game.legal];
        const action = rules.chooseGreedily(view, legal, number);
        if (number % 6 === 0 && legal.length > 1) {
          const search = await Search.run(rules, { view, legal, playouts: PLAYOUTS, seed: number });
          const { playouts, cap } = levelOf(rules, 1);
          const level = await Search.run(rules, { view, legal, playouts, seed: number });
          found.push({
            game: name,
            decision: number,
            greedy: rules.notation.format(action),
            level: rules.notation.format(level.choose(cap)),
            found: search.found.map((one) => [
              rules.notation.format(one.action),
              Number(one.chance.toFixed(6)),
              one.playouts,
            ]),
          });
        }
        game.apply(action);
      }
      expect(found).toEqual(kept);
      expect(kept.length).toBeGreaterThan(2);
    },
    PATIENCE,
  );

  it.each(names)('are dealt worlds of %s in which a seat sees what it saw', async (name) => {
    const game = Game.new(await rulesOf(name), { players: 3 }, 5);
    for (let step = 0; step < 12 && game.decision; step++) {
      const { seat } = game.decision;
      const view = game.observe(seat);
      const world = game.rules.resample(view, newGenerator(step));
      expect(game.rules.observe(world, seat, game.memory)).toEqual(view);
      game.apply(game.randomAction());
    }
  });
});

describe('a game', () => {
  it('refuses what cannot be, and stays as it is', async () => {
    const game = Game.new(await rulesOf('sole-mio'), { players: 2 }, 7);
    const [seat, before] = [game.decision?.seat ?? 0, game.mem.slice()];
    const refusal = (who: number, text: string) => {
      try {
        game.play(who, text);
      } catch (error) {
        return (error as Refused).code;
      }
      return null;
    };
    expect(refusal(seat, 'pizza')).toBe('malformed-action');
    expect(refusal(seat, 'done')).toBe('illegal-action');
    expect(refusal(1 - seat, game.legalWords[0] ?? '')).toBe('not-your-turn');
    expect(game.mem).toEqual(before);
    expect(refusal(seat, game.legalWords[0] ?? '')).toBeNull();
    while (!game.isOver) {
      if (game.decision) game.apply(game.randomAction());
      else game.shuffle();
    }
    expect(refusal(seat, 'done')).toBe('not-your-turn');
  });

  it('has copies that go the same way', async () => {
    const game = Game.new(await rulesOf('solomino'), { players: 2, out_of_turn: true }, 3);
    const twin = game.copy();
    for (const one of [game, twin]) {
      while (!one.isOver) {
        if (one.decision) one.apply(one.randomAction());
        else one.shuffle();
      }
    }
    expect(twin.record()).toEqual(game.record());
  });
});

describe('an expression', () => {
  function result(expression: Parameters<typeof calculate>[0], values: Record<string, Value> = {}): Value {
    const known = new Names();
    const calculation = calculate(expression, known);
    const scope: Value[] = [];
    for (const [name, place] of known.outer) if (values[name] !== undefined) scope[place] = values[name];
    return calculation(scope);
  }

  it('means what it means in Python', () => {
    expect(result(['//', -3, 2])).toBe(-2);
    expect(result(['%', -3, 2])).toBe(1);
    expect(result(['slice', 'a', 1, null, 2], { a: [1, 2, 3, 4] })).toEqual([2, 4]);
    expect(result(['slice', 'a', null, null, -1], { a: [1, 2, 3] })).toEqual([3, 2, 1]);
    expect(result(['members', 'a'], { a: [5, 2n ** 62n] })).toEqual([0, 2, 125]);
    expect(result(['or', 0, ['and', 2, 3]])).toBe(3);
    expect(result(['not', ['in', 2, 1, 2]])).toBe(0);
    expect(result(['range', 2, 5])).toEqual([2, 3, 4]);
  });

  it('says what is wrong with it', () => {
    expect(() => result('a')).toThrow('there is no a');
    expect(() => result(['at', 'a', 3], { a: [1] })).toThrow(RangeError);
    expect(() => result(['**', 2, 3])).toThrow('no operator **');
    expect(() => result(['+', 'a', 3], { a: [1] })).toThrow(TypeError);
  });
});
