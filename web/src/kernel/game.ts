/** A game in progress: the same few verbs for every game, like `core/game.py`. */
import type { Options } from './description.ts';
import { RESUMED, SHUFFLED } from './kernel.ts';
import { below, newGenerator, type Generator } from './random.ts';
import {
  eventLine,
  type Bytes,
  type Decision,
  type Event,
  type Result,
  type Rules,
  type View,
} from './rules.ts';
import type { Plain } from './reading.ts';

/** One step of a game's history: chance (`shuffle`) or an action of a seat, and what came of it. */
export interface Step {
  events: readonly Event[];
  seat: number | null;
  action: number | null;
  shuffle: Record<string, Plain> | null;
}

/** A position: how it differs from a new game, as fields of the kernel's record. */
export interface Scene {
  options: Options;
  fields: Record<string, number[]>;
}

/** What a seat said cannot be done. The codes are those of `core/errors.py`. */
export class Refused extends Error {
  readonly code: 'malformed-action' | 'illegal-action' | 'not-your-turn';

  constructor(code: Refused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The version of the format of records. */
const RECORD = 1;

export class Game {
  readonly rules: Rules;
  readonly options: Options;
  history: Step[] = [];
  mem: Bytes;
  #rng: Generator;
  #legal: number[] = [];

  private constructor(rules: Rules, options: Options, mem: Bytes, rng: Generator) {
    this.rules = rules;
    this.options = options;
    this.mem = mem;
    this.#rng = rng;
  }

  /** A game before its first shuffle. */
  static laidOut(rules: Rules, options: Options = {}, seed: number | bigint = 0): Game {
    const checked = rules.checkOptions(options);
    return new Game(rules, checked, rules.layOut(checked), newGenerator(seed));
  }

  /** A game that is dealt and waits for its first decision. */
  static new(rules: Rules, options: Options = {}, seed: number | bigint = 0): Game {
    const game = Game.laidOut(rules, options, seed);
    game.shuffle();
    return game;
  }

  /** A game in the middle, which `resume` has go on. */
  static setUp(rules: Rules, { options, fields }: Scene, seed: number | bigint = 0): Game {
    const checked = rules.checkOptions(options);
    return new Game(rules, checked, rules.setUp(checked, fields), newGenerator(seed));
  }

  /** A random game that agrees with everything in a view. */
  static seen(rules: Rules, view: Bytes, seed: number | bigint = 0): Game {
    const rng = newGenerator(seed);
    const game = new Game(rules, {}, rules.resample(view, rng), rng);
    game.resume();
    return game;
  }

  /** Another game that goes on from here, with a history of its own; its chance is the same. */
  copy(): Game {
    const twin = new Game(this.rules, this.options, this.mem.slice(), this.#rng.slice());
    twin.history = [...this.history];
    twin.#legal = [...this.#legal];
    return twin;
  }

  // --- what is waited for

  get players(): number {
    return this.options.players as number;
  }

  get decision(): Decision | null {
    return this.rules.decision(this.mem);
  }

  /** The legal actions of the seat that decides, in ascending order. */
  get legal(): readonly number[] {
    return this.#legal;
  }

  /** The same in notation. */
  get legalWords(): string[] {
    return this.#legal.map((action) => this.rules.notation.format(action));
  }

  get isOver(): boolean {
    return this.rules.isOver(this.mem);
  }

  get result(): Result {
    return this.rules.result(this.mem);
  }

  /** How much of what was played a seat is shown later: the memory contract of the table. */
  get memory(): number {
    const { strict, open } = this.rules.about.memory;
    return this.options.open_oven ? open : strict;
  }

  /** What the seat (or SPECTATOR) may know, as bytes. */
  observe(seat: number, memory = this.memory): Bytes {
    return this.rules.observe(this.mem, seat, memory);
  }

  /** The same in words. */
  view(seat: number, notes = true): View {
    return this.rules.readView(this.observe(seat), notes);
  }

  // --- going on

  /** Do a legal action of the seat that decides. */
  apply(action: number): readonly Event[] {
    const seat = this.decision?.seat ?? null;
    const events = this.#step(action);
    this.history.push({ events, seat, action, shuffle: null });
    return events;
  }

  /** Do what a seat says; throws Refused with a reason if that cannot be. */
  play(seat: number, text: string): readonly Event[] {
    const { decision } = this;
    if (!decision) {
      throw new Refused('not-your-turn', this.isOver ? 'the game is over' : 'the cards are being shuffled');
    }
    const action = this.rules.notation.parse(text);
    if (action === null) throw new Refused('malformed-action', `${text} is not an action`);
    if (seat !== decision.seat) {
      // Whom the game waits for instead may be a secret (S-33).
      throw new Refused(
        'not-your-turn',
        `seat ${seat} said ${text}, but the game does not wait for that seat now`,
      );
    }
    if (!this.#legal.includes(action)) throw new Refused('illegal-action', `${text} is not possible now`);
    return this.apply(action);
  }

  /**
   * Copies of the game as each seat that may act now finds it, in the order of asking: one, or several where the first
   * to act does (S-33), or none while chance is waited for.
   */
  asked(): Game[] {
    const games = this.decision ? [this.copy()] : [];
    for (let last = games.at(-1); last; last = games.at(-1)) {
      const trial = last.copy();
      if (!trial.#letNextAnswer()) break;
      games.push(trial);
    }
    return games;
  }

  /**
   * At a live table: do what one of those asked says first; whoever was asked before it is taken to have passed. For
   * this reason nobody can pass before them. When the time is over, `closeWindow` passes for all.
   */
  firstCome(seat: number, text: string): readonly Event[] {
    const askedBefore = Math.max(
      0,
      this.asked().findIndex((game) => game.decision?.seat === seat),
    );
    const pass = this.rules.lettingPass(this.mem);
    if (askedBefore && pass !== null && this.rules.notation.parse(text) === pass) {
      throw new Refused('not-your-turn', `seat ${seat} said ${text}, but others may still act before it`);
    }
    let events: readonly Event[] = [];
    // A refusal on the copy leaves the game as it is.
    for (const game of [this.copy(), this]) {
      for (let before = 0; before < askedBefore; before++) game.#letNextAnswer();
      events = game.play(seat, text);
    }
    return events;
  }

  /** At a live table: the time is over, and everybody who is still asked passes. Elsewhere nothing happens. */
  closeWindow(): Event[] {
    const events: Event[] = [];
    for (
      let pass = this.rules.lettingPass(this.mem);
      pass !== null;
      pass = this.rules.lettingPass(this.mem)
    ) {
      events.push(...this.apply(pass));
    }
    return events;
  }

  /** Where several may answer, the one asked passes. Is another one asked then? */
  #letNextAnswer(): boolean {
    const pass = this.rules.lettingPass(this.mem);
    if (pass === null) return false;
    this.apply(pass);
    return this.rules.lettingPass(this.mem) !== null;
  }

  /** Have a game that was set up go on to its first decision. */
  resume(): readonly Event[] {
    return this.#step(RESUMED);
  }

  /** Let chance answer, by this game's own generator. */
  shuffle(): readonly Event[] {
    this.rules.kernel.step(this.mem, SHUFFLED, this.#rng);
    const events = this.#readRows();
    const shuffle = this.rules.readShuffle(this.mem);
    events.push(...this.#step(RESUMED));
    this.history.push({ events, seat: null, action: null, shuffle });
    return events;
  }

  /** A uniformly random legal action, by this game's own generator. */
  randomAction(): number {
    return this.#legal[below(this.#rng, this.#legal.length)] as number;
  }

  #step(action: number): Event[] {
    const { kernel } = this.rules;
    this.#legal = kernel.legal(kernel.step(this.mem, action, this.#rng));
    return this.#readRows();
  }

  #readRows(): Event[] {
    return this.rules.kernel.rows().map((row) => this.rules.readEvent(row));
  }

  // --- writing it down

  /** The record of the game, finished or not, as `tavolata verify` reads it. */
  record(): Record<string, unknown> {
    const { rules, result } = this;
    return {
      tavolata: RECORD,
      game: rules.game,
      rules: rules.about.version,
      options: this.options,
      steps: this.history.map(({ events, seat, action, shuffle }) =>
        action === null
          ? { shuffle, events: events.map(eventLine) }
          : { seat, do: rules.notation.format(action), events: events.map(eventLine) },
      ),
      result: this.isOver ? { winners: result.winners, ...result.scores } : null,
    };
  }
}
