/**
 * The search of the bots, run in slices, so that whoever else wants something of this thread does not wait for it. What
 * it does is the kernel's business (`bots/kernel/search.py`); here is only who calls it when.
 */
import { Manners } from '../lib/manners.ts';
import type { Description } from './description.ts';
import { wide } from './kernel.ts';
import { readField } from './reading.ts';
import type { Bytes, Rules } from './rules.ts';

/** Worlds that are tried in one call. */
const PIECE = 4;
/** The most that a search tries between two looks. */
const MANY_WORLDS = 64;

export type Level = Description['levels'][number];

export interface Found {
  action: number;
  chance: number;
  playouts: number;
}

export interface Question {
  view: Bytes;
  legal: readonly number[];
  playouts: number;
  seed: number;
  /** Playouts go on to the end of the game, where nothing but the win counts. */
  toTheEnd?: boolean;
}

export function levelOf(rules: Rules, number: number): Level {
  const level = rules.kernel.description.levels[number - 1];
  if (!level) throw new RangeError(`${rules.about.title} has no level ${number}`);
  return level;
}

/** A search that is over. */
export class Search {
  readonly #rules: Rules;
  readonly #record: Uint8Array;
  readonly #data: DataView;

  private constructor(rules: Rules) {
    this.#rules = rules;
    this.#record = new Uint8Array(rules.kernel.description.search.size);
    this.#data = new DataView(this.#record.buffer);
  }

  static async run(rules: Rules, question: Question): Promise<Search> {
    const search = new Search(rules);
    await search.#run(question);
    return search;
  }

  async #run({ view, legal, playouts, seed, toTheEnd = false }: Question): Promise<void> {
    const { kernel, about } = this.#rules;
    const { tree: known } = kernel.description;
    const seats = readField(new DataView(view.buffer), kernel.description.view, 'n');
    const rows = about.weights[String(seats)] ?? [];
    const weights = { data: new Float64Array(rows.flat()), shape: [rows.length, rows[0]?.length ?? 0] };
    const tree = {
      data: new Float64Array(legal.length * known[0] * known[1]),
      shape: [legal.length, ...known],
    };
    // Every part has one world for each action, whatever the budget; the last batch may be the only one.
    const results = new Float32Array(playouts + MANY_WORLDS * legal.length);
    const record = this.#record;
    const manners = new Manners();
    kernel.call('begin_search', view, wide([...legal]), seed, playouts, 0, Number(toTheEnd), record);
    for (;;) {
      const batch = kernel.call('plan_worlds', record, results, 0);
      if (batch <= 0) return;
      const [worlds, alive] = [this.#read('worlds'), this.#read('n_alive')];
      for (let tried = 0; tried < batch; tried += PIECE) {
        const count = Math.min(PIECE, batch - tried);
        const first = worlds + tried;
        const worth = results.subarray(first * alive, (first + count) * alive);
        const shaped = { data: worth, shape: [count, alive] };
        if (kernel.call('play_worlds', view, record, first, weights, tree, shaped) < 0)
          throw new Error('no game agrees with this view');
        await manners.pause();
      }
    }
  }

  /** An action that was found at most so much worse than the best; with 0 the one that stayed longest in the search. */
  choose(cap: number): number {
    return this.#rules.kernel.call('choose_found', this.#record, cap);
  }

  /** All actions, the best first. */
  get found(): Found[] {
    return Array.from({ length: this.#read('n_actions') }, (_, place) => {
      const action = this.#read('ranked', place);
      return {
        action: this.#read('actions', action),
        chance: this.#read('chance', action),
        playouts: this.#read('tried', action),
      };
    });
  }

  #read(name: string, index = 0): number {
    const field = this.#rules.kernel.description.search.fields[name];
    if (!field) throw new RangeError(`a search has no ${name}`);
    const at = field.at + 8 * index;
    return field.type === 'f8' ? this.#data.getFloat64(at, true) : Number(this.#data.getBigInt64(at, true));
  }
}
