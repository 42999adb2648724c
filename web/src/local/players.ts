/** The rules and the bots, from the kernels of the families. */
import type { Options } from '../kernel/description.ts';
import { Game, type Scene } from '../kernel/game.ts';
import { wide, type Kernel } from '../kernel/kernel.ts';
import { below, newGenerator, type Generator } from '../kernel/random.ts';
import { readField, writeField } from '../kernel/reading.ts';
import { BadOptions, Rules } from '../kernel/rules.ts';
import { familyOf, type FamilyName } from '../lib/familyOf.ts';
import { Manners } from '../lib/manners.ts';
import { timed } from '../lib/timed.ts';
import { Refused, type Estimate, type Players } from './game.ts';
import { levelOf, Search } from '../kernel/search.ts';

export class KernelPlayers implements Players {
  readonly #load: (family: string) => Promise<Kernel>;
  readonly #kernels = new Map<string, Promise<Kernel>>();
  readonly #rules = new Map<string, Rules>();

  constructor(load: (family: string) => Promise<Kernel>) {
    this.#load = load;
  }

  async prepare(game: string): Promise<void> {
    if (this.#rules.has(game)) return;
    const family = familyOf(game);
    const loading = this.#kernels.get(family) ?? this.#load(family);
    this.#kernels.set(family, loading);
    try {
      this.#rules.set(game, new Rules(await loading, game));
    } catch (error) {
      this.#kernels.delete(family); // whoever asks next tries again
      throw error;
    }
  }

  #rulesOf(game: string): Rules {
    const rules = this.#rules.get(game);
    if (!rules) throw new Refused('unknown-game', `the rules of ${game} are not there`);
    return rules;
  }

  hasOven(game: string): boolean {
    const { strict, open } = this.#rulesOf(game).about.memory;
    return open > strict;
  }

  layOut(game: string, options: Options, seed: number): Game {
    try {
      return Game.laidOut(this.#rulesOf(game), options, seed);
    } catch (error) {
      if (!(error instanceof BadOptions)) throw error;
      throw new Refused('bad-option', error.message, { clause: error.clause });
    }
  }

  setUp(game: string, scene: Scene, seed: number): Game {
    return Game.setUp(this.#rulesOf(game), scene, seed);
  }

  choose(bot: string, game: Game, seed: number): Promise<string> {
    return timed('bot', () => this.#search(bot, game, seed));
  }

  async #search(bot: string, game: Game, seed: number): Promise<string> {
    const { rules, decision } = game;
    const level = levelOf(rules, Number(bot.replace('level:', '')));
    const view = game.observe(decision?.seat ?? 0, level.memory);
    const search = await Search.run(rules, { view, legal: game.legal, playouts: level.playouts, seed });
    return rules.notation.format(search.choose(level.cap));
  }

  async estimate(game: Game, playouts: number, seed: number): Promise<Estimate[]> {
    const { rules, decision } = game;
    const view = game.observe(decision?.seat ?? 0, rules.about.memory.open);
    const search = await Search.run(rules, { view, legal: game.legal, playouts, seed, toTheEnd: true });
    return search.found.map(({ action, ...found }) => ({ do: rules.notation.format(action), ...found }));
  }

  /** As `bots/chances.py`: the greedy player plays on for everyone, each time with the unseen cards in another order. */
  async chances(game: Game, playouts: number, seed: number): Promise<number[]> {
    const { rules, players } = game;
    if (game.isOver) {
      const { winners } = game.result;
      return Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    }
    const { kernel, about } = rules;
    const { state } = kernel.description;
    const world = game.mem.slice();
    const data = new DataView(world.buffer);
    const pile = PILES[familyOf(rules.game)];
    const rounds = Number(readField(data, state, 'rounds'));
    const count = Number(readField(data, state, `n_${pile}`));
    const unseen = (readField(data, state, pile) as number[]).slice(0, count);
    const features = about.weights[String(players)]?.[0]?.length ?? 0;
    const won = Array<number>(players).fill(0);
    const rng = newGenerator(seed);
    const manners = new Manners();
    for (let number = 0; number < playouts; number++) {
      shuffle(unseen, rng);
      writeField(data, state, pile, unseen);
      const left = wide(Array<number>(rounds).fill(0));
      const shares = new Float64Array(rounds * players);
      const noted = kernel.call(
        'play_on',
        world,
        seed + number,
        1,
        left,
        { data: new Float64Array(rounds * players * features), shape: [rounds, players, features] },
        { data: shares, shape: [rounds, players] },
      );
      // The last round is the one after which none is left.
      for (let row = 0; row < noted; row++) {
        if (left[2 * row] === 0)
          won.forEach((wins, seat) => (won[seat] = wins + (shares[row * players + seat] ?? 0)));
      }
      await manners.pause();
    }
    return won.map((wins) => wins / playouts);
  }
}

/** What the cards that everybody draws from are called in a family's games. */
const PILES: Record<FamilyName, string> = { pizza: 'supply', solomino: 'pile' };

function shuffle(cards: number[], rng: Generator): void {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = below(rng, at + 1);
    [cards[at], cards[other]] = [cards[other] ?? 0, cards[at] ?? 0];
  }
}
