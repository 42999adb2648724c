/** The kernel of a family: its WebAssembly file in memory, ready to be called. */
import type { Description, Entry } from './description.ts';
import type { Generator } from './random.ts';

type Numbers = Uint8Array | Int32Array | BigInt64Array | Float32Array | Float64Array;

/** An array of several dimensions. */
export interface Shaped {
  data: Numbers;
  shape: number[];
}

type Callable = (...values: (number | bigint)[]) => unknown;

export type Argument = number | bigint | Numbers | Shaped;

/** In place of an action: go on, or shuffle. */
export const RESUMED = -1;
export const SHUFFLED = -2;

const PAGE = 1 << 16;
/** Arrays begin where every item of them may. */
const ALIGNMENT = 16;
const ITEM_BYTES: Record<string, number> = { uint8: 1, int64: 8, float32: 4, float64: 8 };
/** The numbers of an event: a code, a seat, an audience, and five more. */
const EVENT_WIDTH = 8;

/**
 * Arrays of 64-bit numbers are given as `Int32Array`, two items for each number, unless a number needs all bits. The
 * list of legal actions and the log stay in the kernel's memory; other arrays are copied there and back.
 */
export class Kernel {
  readonly description: Description;
  readonly #memory: WebAssembly.Memory;
  readonly #entries: Record<string, Callable>;
  readonly #legal: { at: number; length: number };
  readonly #log: { at: number; length: number };
  /** Where the arrays of a call begin. */
  readonly #begin: number;

  constructor({ exports }: WebAssembly.Instance, description: Description) {
    this.description = description;
    this.#memory = exports.memory as WebAssembly.Memory;
    this.#entries = exports as Record<string, Callable>;
    const { MAX_LEGAL = 0, MAX_EVENTS = 0 } = description.constants;
    const heap = aligned((exports.__heap_base as WebAssembly.Global).value as number);
    this.#legal = { at: heap, length: MAX_LEGAL };
    this.#log = { at: aligned(heap + 8 * MAX_LEGAL), length: MAX_EVENTS + 1 };
    this.#begin = aligned(this.#log.at + 8 * EVENT_WIDTH * this.#log.length);
  }

  static async instantiate(code: BufferSource | Response, description: Description): Promise<Kernel> {
    const { instance } =
      code instanceof Response
        ? await WebAssembly.instantiateStreaming(code)
        : await WebAssembly.instantiate(code);
    return new Kernel(instance, description);
  }

  /** Call any entry; arrays that it writes to are changed. */
  call(name: string, ...args: Argument[]): number {
    const entry = this.description.entries[name];
    if (!entry) throw new TypeError(`the kernel has no entry ${name}`);
    const arrays: [at: number, data: Numbers][] = [];
    let end = this.#begin;
    const values = args.flatMap((argument, i) => {
      const type = entry.takes[i] ?? '';
      if (typeof argument === 'number') return type === 'int64' ? BigInt(argument) : argument;
      if (typeof argument === 'bigint') return argument;
      const { data, shape } = 'data' in argument ? argument : { data: argument, shape: null };
      const at = aligned(end);
      arrays.push([at, data]);
      end = at + data.byteLength;
      return [at, ...(shape ?? [data.byteLength / (ITEM_BYTES[type.replace(/\[.*/, '')] ?? 1)])];
    });
    this.#makeRoom(end);
    return this.#run(name, entry, values, arrays);
  }

  /**
   * Apply an action or outcome, or RESUMED or SHUFFLED, to a game; how many actions are legal then (`legal`). What
   * happened is in the log (`rows`), unless nobody wants to know.
   */
  step(mem: Uint8Array, action: number, rng: Generator, telling = true): number {
    const [at, rngAt] = [this.#begin, aligned(this.#begin + mem.byteLength)];
    this.#makeRoom(rngAt + rng.byteLength);
    const log = telling ? [this.#log.at, this.#log.length, EVENT_WIDTH] : [0, 0, 0];
    const legal = [this.#legal.at, this.#legal.length];
    return this.#run(
      'step',
      this.description.entries.step as Entry,
      [at, mem.byteLength, BigInt(action), rngAt, rng.byteLength / 8, ...legal, ...log],
      [
        [at, mem],
        [rngAt, rng],
      ],
    );
  }

  #run(name: string, entry: Entry, values: (number | bigint)[], arrays: [number, Numbers][]): number {
    for (const [at, data] of arrays)
      new Uint8Array(this.#memory.buffer, at, data.byteLength).set(bytesOf(data));
    const result = this.#entries[name]?.(...values);
    for (const [at, data] of arrays)
      bytesOf(data).set(new Uint8Array(this.#memory.buffer, at, data.byteLength));
    return entry.returns === 'bool' ? Number(result) & 1 : Number(result ?? 0);
  }

  #makeRoom(end: number): void {
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
  }

  /** The actions that the last step found legal, of which it returned the number. */
  legal(count: number): number[] {
    return this.#lowWords(this.#legal.at, count);
  }

  /** The events of the last step. */
  rows(): number[][] {
    const [count = 0] = this.#lowWords(this.#log.at, 1);
    return Array.from({ length: count }, (_, row) =>
      this.#lowWords(this.#log.at + 8 * EVENT_WIDTH * (row + 1), EVENT_WIDTH),
    );
  }

  /** Small 64-bit numbers. */
  #lowWords(at: number, count: number): number[] {
    const words = new Int32Array(this.#memory.buffer, at, 2 * count);
    return Array.from({ length: count }, (_, i) => words[2 * i] ?? 0);
  }
}

function bytesOf(data: Numbers): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT;
}

/** Numbers as an array that an entry takes for 64-bit ones. */
export function wide(numbers: number[]): Int32Array {
  return new Int32Array(numbers.flatMap((number) => [number, number < 0 ? -1 : 0]));
}

/** Small 64-bit numbers as plain ones, after an entry has written them: `wide` the other way round. */
export function narrow(words: Int32Array): number[] {
  return Array.from(words).filter((_, at) => at % 2 === 0);
}
