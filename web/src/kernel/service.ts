/** What the page asks of the kernels: games by a number. In the browser it lives in a worker (`kernelWorker.ts`). */
import { familyOf } from '../lib/familyOf.ts';
import { Manners } from '../lib/manners.ts';
import type { Known, Rows } from '../pizza/checklist.ts';
import { timed } from '../lib/timed.ts';
import { listRows } from '../pizza/listRows.ts';
import { listWays } from '../pizza/listWays.ts';
import { OWNERS_STEPS } from '../pizza/view.ts';
import type { Ways, Wish } from '../pizza/ways.ts';
import type { Options } from './description.ts';
import { Game } from './game.ts';
import type { Kernel } from './kernel.ts';
import { leadsFrom, type Leads } from './leads.ts';
import { Rules, type Decision, type Event, type Result, type View } from './rules.ts';

/** How a game stands, and what just happened. */
export interface Position {
  game: number;
  decision: Decision | null;
  /** All legal actions, in notation. */
  legal: string[];
  isOver: boolean;
  result: Result | null;
  /** Everything that happened; what each seat may be told says the audience. */
  events: readonly Event[];
}

/** So many questions about orders meet nearly everything that there is to compile. */
const ORDERS_TRIED = 30;

export class KernelService {
  readonly #load: (family: string) => Promise<Kernel>;
  readonly #kernels = new Map<string, Promise<Kernel>>();
  readonly #rules = new Map<string, Rules>();
  readonly #games = new Map<number, Game>();
  readonly #prepared = new Set<string>();
  #opened = 0;

  constructor(load: (family: string) => Promise<Kernel>) {
    this.#load = load;
  }

  /** Load the kernel of a game, and compile what answers have to wait for: browsers do that at the first call. */
  async prepare(game: string): Promise<void> {
    const rules = await this.#rulesOf(game);
    if (familyOf(game) !== 'pizza' || this.#prepared.has(game)) return;
    this.#prepared.add(game);
    const trial = Game.new(rules, { players: 2 }, 1);
    const manners = new Manners();
    for (let left = ORDERS_TRIED; left > 0 && !trial.isOver;) {
      const { decision } = trial;
      if (decision && OWNERS_STEPS.has(decision.kind)) {
        listWays(rules, trial.observe(decision.seat), {});
        left -= 1;
      }
      if (decision) trial.apply(trial.randomAction());
      else trial.shuffle();
      await manners.pause();
    }
  }

  /** A new game, dealt. Seeds are whole numbers of any size. */
  async open(game: string, options: Options, seed: number | bigint): Promise<Position> {
    const opened = Game.new(await this.#rulesOf(game), options, seed);
    this.#games.set(++this.#opened, opened);
    return this.#position(this.#opened, opened.history[0]?.events ?? []);
  }

  /** Do what a seat says. Between two rounds the cards are shuffled. */
  play(number: number, seat: number, text: string): Position {
    const game = this.#game(number);
    return this.#goOn(number, game.play(seat, text));
  }

  /** The deciding seat does what the greedy player would, or anything legal. */
  playAs(number: number, bot: 'greedy' | 'random', seed: number | bigint): Position {
    const game = this.#game(number);
    const seat = game.decision?.seat ?? 0;
    const open = game.rules.about.memory.open;
    const action =
      bot === 'random'
        ? game.randomAction()
        : game.rules.chooseGreedily(game.observe(seat, open), [...game.legal], seed);
    return this.#goOn(number, game.apply(action));
  }

  view(number: number, seat: number, notes = true): View {
    return this.#game(number).view(seat, notes);
  }

  /** The complete ways to answer an order, from the bytes of a view in base64 (pizza). */
  async ways(game: string, viewBytes: string, wish: Wish): Promise<Ways> {
    const rules = await this.#rulesOf(game);
    return await timed('ways', () => listWays(rules, bytesOf(viewBytes), wish));
  }

  /** Where each answer to a question leads, from the bytes of a view in base64. */
  async leads(game: string, viewBytes: string): Promise<Leads> {
    const rules = await this.#rulesOf(game);
    return await timed('leads', () => leadsFrom(rules, bytesOf(viewBytes)));
  }

  /** What an order needs and has (pizza). */
  async rows(game: string, known: Known): Promise<Rows> {
    return listRows(await this.#rulesOf(game), known);
  }

  /** The cards of a file for an option, or what is wrong in which line. */
  async readCards(
    game: string,
    option: string,
    text: string,
    players: number,
  ): Promise<ReturnType<Rules['readCards']>> {
    return (await this.#rulesOf(game)).readCards(option, text, players);
  }

  record(number: number): Record<string, unknown> {
    return this.#game(number).record();
  }

  close(number: number): void {
    this.#games.delete(number);
  }

  #goOn(number: number, happened: readonly Event[]): Position {
    const game = this.#game(number);
    const events = [...happened];
    while (!game.decision && !game.isOver) events.push(...game.shuffle());
    return this.#position(number, events);
  }

  #position(number: number, events: readonly Event[]): Position {
    const game = this.#game(number);
    const { decision, isOver, legalWords: legal } = game;
    return { game: number, decision, legal, isOver, result: isOver ? game.result : null, events };
  }

  #game(number: number): Game {
    const game = this.#games.get(number);
    if (!game) throw new RangeError(`there is no game ${number}`);
    return game;
  }

  async #rulesOf(game: string): Promise<Rules> {
    const family = familyOf(game);
    const loading = this.#kernels.get(family) ?? this.#load(family);
    this.#kernels.set(family, loading);
    try {
      const kernel = await loading;
      const rules = this.#rules.get(game) ?? new Rules(kernel, game);
      this.#rules.set(game, rules);
      return rules;
    } catch (error) {
      this.#kernels.delete(family); // the next one who asks tries again
      throw error;
    }
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
