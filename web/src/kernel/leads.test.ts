// @vitest-environment node
/** Where answers are said to lead, against where they lead in random games. */
import { describe, expect, it } from 'vitest';

import { Game } from './game.ts';
import { isForeseen, leadsFrom, type Lead, type Leads } from './leads.ts';
import { giverTo } from '../solomino/travels.ts';
import { rulesOf } from './node.test-part.ts';
import { below, newGenerator } from './random.ts';
import { readField } from './reading.ts';

const PATIENCE = 120_000;
const GAMES = 6;
const TURN = new Set(['play', 'order', 'draw']);

const OPTIONS: [name: string, options: Record<string, unknown>][] = [
  ['sole-mio', {}],
  ['mamma-mia-grande', {}],
  ['mamma-mia', {}],
  ['solomino', {}],
  ['solomino', { out_of_turn: true, ask_everyone: true }],
];

function leadsOf(game: Game, seat: number): Leads {
  return leadsFrom(game.rules, game.rules.withoutNotes(game.observe(seat)));
}

/** Every decision of some random games that may be about a plan, and how the game goes on from there. */
async function eachQuestion(
  name: string,
  options: Record<string, unknown>,
  look: (game: Game, leads: Leads, seat: number) => void,
  { games = GAMES, choose = (game: Game) => game.randomAction() } = {},
): Promise<void> {
  const rules = await rulesOf(name);
  for (let seed = 0; seed < games; seed += 1) {
    const game = Game.new(rules, { players: 2 + (seed % 4), ...options }, seed);
    while (!game.isOver) {
      if (!game.decision) {
        game.shuffle();
        continue;
      }
      const { seat, kind } = game.decision;
      if (name === 'solomino' || TURN.has(kind) || kind === 'block') look(game, leadsOf(game, seat), seat);
      game.apply(choose(game));
    }
  }
}

describe.each(OPTIONS)('where answers lead in %s %o', (name, options) => {
  it(
    'is where the game goes, as far as a plan can go on',
    async () => {
      const chance = newGenerator(5);
      await eachQuestion(name, options, (game, leads, seat) => {
        const ahead = game.copy();
        for (let here: Leads | null = leads; here;) {
          expect(Object.keys(here).sort()).toEqual(ahead.legalWords.sort());
          const action = ahead.legal[below(chance, ahead.legal.length)] as number;
          const lead: Lead | undefined = here[game.rules.notation.format(action)];
          const events = ahead.apply(action);
          const goesOn = ahead.decision?.seat === seat && isForeseen(ahead, events);
          expect(lead?.asks).toBe(goesOn ? ahead.decision?.kind : null);
          if (goesOn) expect(lead?.cards).toEqual(ahead.rules.handSizes(ahead.mem));
          here = goesOn ? (lead?.then ?? {}) : null;
        }
      });
    },
    PATIENCE,
  );
});

describe('the call (S-20)', () => {
  it(
    'follows where it is foreseen, and nowhere else, unless an ask comes round',
    async () => {
      let [followed, quiet] = [0, 0];
      await eachQuestion(
        'solomino',
        { players: 4 },
        (game, leads, seat) => {
          for (const action of game.legal) {
            const lead = leads[game.rules.notation.format(action)];
            const ahead = game.copy();
            ahead.apply(action);
            // What is drawn or asked is hidden, and has its own questions.
            if (!ahead.decision || ahead.decision.kind === 'asked' || lead?.asks === 'swap') continue;
            const isAsked = ahead.decision.kind === 'call' && ahead.decision.seat === seat;
            if (lead?.events.some(({ name: event }) => event === 'asked')) continue;
            expect(lead?.asks === 'call' || lead?.follows.call !== undefined).toBe(isAsked);
            if (isAsked) followed += 1;
            else quiet += 1;
          }
        },
        { games: 12 },
      );
      expect(followed).toBeGreaterThan(0);
      expect(quiet).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe('a draw (P-11, P-13)', () => {
  it.each(['sole-mio', 'mamma-mia-grande', 'mamma-mia'])(
    'brings as many cards as the view says, unless the pile is short, in %s',
    async (name) => {
      await eachQuestion(name, {}, (game, leads, seat) => {
        const { draws, seats, supply } = game.view(seat) as unknown as {
          draws?: number;
          seats: { stack: number }[];
          supply: number;
        };
        expect(draws !== undefined).toBe(game.decision?.kind === 'draw');
        if (draws === undefined) return;
        for (const [pile, there] of [
          ['supply', supply],
          ['stack', seats[seat]?.stack ?? 0],
        ] as const) {
          const count = leads[pile]?.events.find(({ name: event }) => event === 'drew')?.data.count;
          if (there > draws) expect(count).toBe(draws);
          else expect(count).toBeLessThanOrEqual(there);
        }
      });
    },
    PATIENCE,
  );

  it('warns of exactly what leaves a seat with orders that it cannot play, nor draw', async () => {
    let [stuck, free] = [0, 0];
    /** Who plays many cards, keeps the orders and draws more of them soon holds nothing else. */
    const choose = (game: Game) => {
      const kept = ['done', 'stack'].map((word) => game.legalWords.indexOf(word)).find((at) => at >= 0);
      return game.legal[kept ?? game.legal.length - 1] as number;
    };
    await eachQuestion(
      'mamma-mia-grande',
      {},
      (game, leads, seat) => {
        if (game.decision?.kind !== 'draw') return;
        for (const pile of game.legalWords) {
          const ahead = game.copy();
          let events = ahead.play(seat, pile);
          const has = (name: string) => events.some((event) => event.name === name && event.seat === seat);
          while (!has('passed') && ahead.decision?.seat !== seat && TURN.has(ahead.decision?.kind ?? ''))
            events = ahead.apply(choose(ahead));
          const passes = has('passed') && !has('drew') && ahead.decision?.seat !== seat;
          if (!passes && ahead.decision?.seat !== seat && !has('passed')) continue; // the round is over before
          expect(leads[pile]?.isStuck).toBe(passes);
          if (passes) stuck += 1;
          else free += 1;
        }
      },
      { choose },
    );
    expect(stuck).toBeGreaterThan(0);
    expect(free).toBeGreaterThan(0);
  }, 120_000);
});

describe('showing what blocks a contest (P-47, P-48)', () => {
  it('is said to block it exactly if it does, and to be in vain only if it is', async () => {
    const met = { blocked: 0, open: 0, vain: 0 };
    await eachQuestion(
      'sole-mio',
      { players: 4 },
      (game, leads, seat) => {
        if (game.decision?.kind !== 'block') return;
        const outcome = (events: readonly { name: string }[] = []) =>
          events.find(({ name }) => name === 'filled' || name === 'unfilled')?.name;
        const real = outcome(game.copy().play(seat, 'show'));
        const { show } = leads;
        expect(outcome(show?.events) === 'unfilled').toBe(real === 'unfilled');
        const isVain = real !== 'unfilled' && !!show?.surely.includes('filled');
        if (isVain) expect(real).toBe('filled');
        met[isVain ? 'vain' : real === 'unfilled' ? 'blocked' : 'open'] += 1;
      },
      { games: 30 },
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
  }, 120_000);
});

describe('what the table draws of SOLOmino', () => {
  /** The cards of each hand by their numbers, which no other card has. */
  function handsOf({ rules, mem }: Game): string[] {
    const data = new DataView(mem.buffer);
    const hands = readField(data, rules.kernel.description.state, 'hand') as number[][];
    return rules.handSizes(mem).map(
      (count, seat) =>
        hands[seat]
          ?.slice(0, count)
          .sort((one, other) => one - other)
          .join() ?? '',
    );
  }

  it('is where the hands go in a rotation (S-14), and whom an ask has reached (S-15)', async () => {
    const rules = await rulesOf('solomino');
    const met = { rotated: 0, asked: 0 };
    for (let seed = 0; seed < 20; seed += 1) {
      const game = Game.new(rules, { players: 3 + (seed % 3) }, seed);
      let chain: number[] = [];
      while (!game.isOver) {
        if (!game.decision) {
          game.shuffle();
          continue;
        }
        const before = handsOf(game);
        const isRotation = game.decision.kind === 'rotate';
        const events = game.apply(game.randomAction());
        for (const { name, seat, data } of events) {
          if (name === 'rotated' && isRotation) {
            met.rotated += 1;
            before.forEach((_, at) => {
              expect(handsOf(game)[at]).toBe(before[giverTo(at, String(data.direction), before.length)]);
            });
          } else if (name === 'asked') chain = [seat ?? 0];
          else if (name === 'answered') chain.push(seat ?? 0);
        }
        if (game.decision?.kind === 'asked') {
          met.asked += 1;
          expect(game.view(0, false).chain).toEqual([...chain, game.decision.seat]);
        }
      }
    }
    expect(met.rotated).toBeGreaterThan(0);
    expect(met.asked).toBeGreaterThan(0);
  }, 60_000);
});

it('a request for help is said to have been declined by those who declined it (P-31)', async () => {
  const rules = await rulesOf('sole-mio');
  let asked = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const game = Game.new(rules, { players: 5 }, seed);
    let declined: number[] = [];
    while (!game.isOver) {
      if (!game.decision) {
        game.shuffle();
        continue;
      }
      for (const { name, seat } of game.apply(game.randomAction())) {
        if (name === 'asked') declined = [];
        else if (name === 'declined') declined.push(seat ?? 0);
      }
      if (game.decision?.kind !== 'help') continue;
      asked += declined.length;
      expect((game.view(0, false).order as { declined: number[] }).declined).toEqual(declined);
    }
  }
  expect(asked).toBeGreaterThan(0);
}, 60_000);
