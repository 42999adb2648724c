/** One game: the kernel of its family with the names of everything in it, like `core/kernel_rules.py`. */
import type { GameDescription, Options, RecordLayout } from './description.ts';
import { isSet, type Value } from './expressions.ts';
import { RESUMED, wide, type Kernel } from './kernel.ts';
import { Notation } from './notation.ts';
import { newGenerator, type Generator } from './random.ts';
import { readField, Reading, recordReader, writeField, type Plain, type Values } from './reading.ts';

export interface Decision {
  seat: number;
  kind: string;
  clauses: string[];
}

/** Something that happened; `audience` is the seat that may know, or null for everyone. */
export interface Event {
  name: string;
  seat: number | null;
  audience: number | null;
  data: Record<string, Plain>;
}

export interface Result {
  winners: number[];
  scores: Record<string, number[]>;
}

/** Something wrong in a file that gives the value of an option. Line 0 is the file as a whole. */
export interface FileFault {
  line: number;
  code: string;
  clause: string;
  /** What a sentence about it needs. */
  data: Record<string, string | number>;
}

export type View = Record<string, Plain>;

/** Bytes of a game or of a view. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const SPECTATOR = -1;
const EVERYONE = -1;

/** Options that make no table. `clause` is the rule that says so. */
export class BadOptions extends Error {
  readonly clause: string;

  constructor(message: string, clause: string) {
    super(message);
    this.clause = clause;
  }
}

/** A number or a flag of the options. */
function whole(name: string, value: unknown): number {
  if (typeof value === 'boolean') return Number(value);
  if (!Number.isInteger(value)) throw new BadOptions(`${name} cannot be ${String(value)}`, '');
  return value as number;
}

type ReadRecord = (bytes: Uint8Array, also?: Values) => Plain;

export class Rules {
  readonly game: string;
  readonly kernel: Kernel;
  readonly about: GameDescription;
  readonly notation: Notation;
  readonly #state: RecordLayout;
  readonly #view: RecordLayout;
  readonly #readView: ReadRecord;
  readonly #readFacts: ReadRecord;
  readonly #readShuffle: ReadRecord;
  readonly #readScores: ReadRecord;
  readonly #events: { name: string; reading: Reading }[];
  readonly #fields: [string, Reading][];
  readonly #faults: { reading: Reading; clause: string; code: string; data: Reading }[];

  constructor(kernel: Kernel, game: string) {
    const { description } = kernel;
    const { words } = description;
    const { tables } = words;
    const about = description.games[game];
    if (!about) throw new RangeError(`this kernel does not know the game ${game}`);
    this.game = game;
    this.kernel = kernel;
    this.about = about;
    this.notation = new Notation(words.actions, tables);
    this.#state = description.state;
    this.#view = description.view;
    this.#readView = recordReader(words.view, tables, this.#view);
    this.#readFacts = recordReader(words.facts, tables, this.#state);
    this.#readShuffle = recordReader(words.shuffle, tables, this.#state);
    const scores = Object.entries(words.scores).map(([name, score]) => [
      name,
      ['each', 'seat', ['range', 'n'], null, ['number', score]],
    ]);
    this.#readScores = recordReader(['fields', ...scores], tables, this.#state);
    this.#events = words.events.map(([name, reader]) => ({ name, reading: new Reading(reader, tables) }));
    this.#fields = Object.entries(words.setup.fields).map(([name, reader]) => [
      name,
      new Reading(reader, tables),
    ]);
    this.#faults = words.setup.faults.map(({ reader, data, ...named }) => ({
      ...named,
      reading: new Reading(reader, tables),
      data: new Reading(data, tables),
    }));
  }

  // --- setting up

  /** All options, with what nobody said; throws BadOptions if they make no table. */
  checkOptions(chosen: Options): Options {
    const { options } = this.about;
    for (const name of Object.keys(chosen)) {
      if (!(name in options)) throw new BadOptions(`${this.about.title} has no option ${name}`, '');
    }
    const checked: Options = { ...options, ...chosen };
    const seats = checked.players as number;
    for (const [name, table] of Object.entries(this.kernel.description.words.setup.letters)) {
      // Seats that are not taken get the letters that are left, so that equal tables have equal options.
      const own = [...String(checked[name])].slice(0, seats);
      const letters = this.kernel.description.words.tables[table] ?? [];
      checked[name] = [...own, ...letters.filter((letter) => letter !== null && !own.includes(letter))].join(
        '',
      );
    }
    const values = this.#values(checked);
    const fault = this.#faults.find(({ reading }) => isSet(reading.read(values) as Value));
    if (fault) throw new BadOptions(`these options make no table of ${this.about.title}`, fault.clause);
    return checked;
  }

  /** Options as numbers and lists of numbers, with what the game says beside them. */
  #values(options: Options): Values {
    const { letters, cards } = this.kernel.description.words.setup;
    const values = { ...(this.about.values as Values) };
    for (const [name, value] of Object.entries(options)) {
      const [table, written] = [letters[name], cards[name]];
      if (value === null && name in values) continue;
      if (table !== undefined) {
        const known = this.kernel.description.words.tables[table] ?? [];
        values[name] = [...String(value)].map((letter) => known.indexOf(letter));
      } else if (written !== undefined) values[name] = this.#cards(name, value);
      else values[name] = value === null ? -1 : whole(name, value);
    }
    return values;
  }

  #cards(name: string, value: unknown): number[] {
    if (!Array.isArray(value)) throw new BadOptions(`${name} must be a list of cards`, '');
    const numbers = value.map((card) => {
      const number = typeof card === 'string' ? this.#card(name, card) : null;
      if (number === null) throw new BadOptions(`${String(card)} is no card`, '');
      return number;
    });
    return numbers.sort((one, other) => one - other);
  }

  /** A card as an option of cards counts them; null if it is none. */
  #card(name: string, text: string): number | null {
    const [first = 0] = this.kernel.description.words.setup.cards[name] ?? [];
    const action = this.notation.parse(text);
    return action === null || action < first ? null : action - first;
  }

  /** The cards of a file for an option: one a line, without what follows `#`; and all that is wrong with them. */
  readCards(option: string, text: string, players: number): { cards: string[]; faults: FileFault[] } {
    const [, clause = ''] = this.kernel.description.words.setup.cards[option] ?? [];
    const written = text
      .split(/\r\n|\r|\n/)
      .map((line, at) => ({ line: at + 1, word: line.replace(/#.*/, '').trim() }))
      .filter(({ word }) => word)
      .map((card) => ({ ...card, number: this.#card(option, card.word) }));
    const faults = written
      .filter(({ number }) => number === null)
      .map(({ line, word }): FileFault => ({ line, code: 'no-card', clause, data: { word } }));
    // What is no card counts as one, too, when they are counted.
    const numbers = written.map(({ number }) => number ?? 0);
    const values = { ...this.#values({ ...this.about.options, players }), [option]: numbers };
    for (const { code, clause, reading, data } of this.#faults.filter((fault) => fault.code)) {
      const found = reading.read(values) as Value;
      if (Array.isArray(found)) {
        for (const { line, word, number } of written) {
          if (number !== null && found.includes(number)) faults.push({ line, code, clause, data: { word } });
        }
      } else if (isSet(found)) {
        const told = data.read(values) as FileFault['data'];
        faults.push({ line: 0, code, clause, data: told });
      }
    }
    // Line by line, and then what is wrong with all of it.
    faults.sort((one, other) => (one.line || Infinity) - (other.line || Infinity));
    return { cards: written.map(({ word }) => word), faults };
  }

  /** A new game for checked options, waiting for chance. */
  layOut(options: Options): Bytes {
    const mem = new Uint8Array(this.#state.size);
    const data = new DataView(mem.buffer);
    const values = this.#values(options);
    for (const [name, reading] of this.#fields) writeField(data, this.#state, name, reading.read(values));
    this.kernel.call('begin', mem, (options.start as number | null) ?? -1, {
      data: new Int32Array(0),
      shape: [0, 0],
    });
    return mem;
  }

  /** A game in which some fields are others than in a new one. It waits to be resumed. */
  setUp(options: Options, fields: Record<string, number[]>): Bytes {
    const mem = this.layOut(options);
    const data = new DataView(mem.buffer);
    for (const [name, numbers] of Object.entries(fields)) writeField(data, this.#state, name, numbers);
    return mem;
  }

  // --- the kernel

  observe(mem: Bytes, seat: number, memory: number): Bytes {
    const view = new Uint8Array(this.#view.size);
    this.kernel.call('observe', mem, seat, memory, view);
    return view;
  }

  /** A random game that agrees with everything in the view, as ready to go on as the real one. */
  resample(view: Bytes, rng: Generator): Bytes {
    const mem = new Uint8Array(this.#state.size);
    if (!this.kernel.call('resample', view, rng, mem)) throw new Error('no game agrees with this view');
    this.kernel.step(mem, RESUMED, rng, false);
    return mem;
  }

  /** What the greedy player does. */
  chooseGreedily(view: Bytes, legal: number[], seed: number | bigint): number {
    if (legal.length === 1) return legal[0] as number;
    const action = this.kernel.call('choose_greedily', view, wide(legal), newGenerator(seed));
    if (action < 0) throw new Error('no game agrees with this view');
    return action;
  }

  // --- reading a game

  /** A number that lies in a game. */
  #number(mem: Bytes, name: string): number {
    return Number(readField(new DataView(mem.buffer, mem.byteOffset, mem.byteLength), this.#state, name));
  }

  handSizes(mem: Bytes): number[] {
    const data = new DataView(mem.buffer, mem.byteOffset, mem.byteLength);
    return (readField(data, this.#state, 'n_hand') as number[]).slice(0, this.#number(mem, 'n'));
  }

  decision(mem: Bytes): Decision | null {
    const decision = this.kernel.description.words.decisions[this.#number(mem, 'phase')];
    return decision ? { seat: this.#number(mem, 'actor'), ...decision } : null;
  }

  isOver(mem: Bytes): boolean {
    return this.#number(mem, 'phase') === this.kernel.description.constants.OVER;
  }

  /** Where several seats may answer, the action by which the one asked lets the next; else null. */
  lettingPass(mem: Bytes): number | null {
    return this.kernel.description.words.passing[this.#number(mem, 'phase')] ?? null;
  }

  result(mem: Bytes): Result {
    const scores = this.#readScores(mem) as Record<string, number[]>;
    const sign = this.kernel.description.words.wins === 'most' ? 1 : -1;
    const columns = Object.values(scores);
    const seats = [...(columns[0] ?? []).keys()];
    const compare = (one: number, other: number) =>
      sign *
      (columns.map((score) => (score[one] ?? 0) - (score[other] ?? 0)).find((ahead) => ahead !== 0) ?? 0);
    return { winners: seats.filter((seat) => seats.every((other) => compare(seat, other) >= 0)), scores };
  }

  /** A view in words; `notes` has it say also what was noticed earlier and does not lie on the table now. */
  readView(view: Bytes, notes = true): View {
    return { game: this.game, ...(this.#readView(view, { notes: Number(notes) }) as View) };
  }

  /** A copy of a view that agrees with more games: without what `readView` tells as notes. */
  withoutNotes(view: Bytes): Bytes {
    const forgotten = view.slice();
    const data = new DataView(forgotten.buffer);
    for (const [name, nothing] of Object.entries(this.about.notes)) {
      const size = this.#view.fields[name]?.shape.reduce((product, length) => product * length, 1) ?? 0;
      writeField(data, this.#view, name, Array<number>(size).fill(nothing));
    }
    return forgotten;
  }

  /** Everything about a game, hidden cards included: for tests. */
  facts(mem: Bytes): Record<string, Plain> {
    return this.#readFacts(mem) as Record<string, Plain>;
  }

  /** The order of the cards right after SHUFFLED, for a record. */
  readShuffle(mem: Bytes): Record<string, Plain> {
    return this.#readShuffle(mem) as Record<string, Plain>;
  }

  readEvent([code = -1, seat = -1, audience = EVERYONE, ...row]: number[]): Event {
    const event = this.#events[code];
    if (!event) throw new RangeError(`there is no event ${code}`);
    return {
      name: event.name,
      seat: seat < 0 ? null : seat,
      audience: audience === EVERYONE ? null : audience,
      data: event.reading.read({ row }) as Record<string, Plain>,
    };
  }
}

/** One line that records compare: `played 0 cards=oo`. */
export function eventLine({ name, seat, data }: Event): string {
  const values = Object.entries(data).map(([key, value]) => `${key}=${String(value)}`);
  return [name, ...(seat === null ? [] : [seat]), ...values].join(' ');
}
