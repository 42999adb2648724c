/** The page's end of a worker, which starts when it is first asked something, and anew after it has failed. */
import {
  NOT_LOADED,
  NotLoaded,
  type Answer,
  type Given,
  type Got,
  type Question,
  type Told,
  type Verb,
} from './calls.ts';
import { chunk } from './chunks.svelte.ts';

interface Asked {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Outside {
  start(): Worker;
  /** What was refused, as the page's own code expects it. */
  errorOf(told: Told): Error | Promise<Error>;
  /** Hears what the worker says without being asked. */
  heard?(message: unknown): void;
  /** A worker that had worked is gone, with all that it knew. */
  lost?(): void;
}

export class Caller<Service> {
  readonly #outside: Outside;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | null = null;
  #works = false;
  #number = 0;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** What did not come is asked for again, like any other part of the page. */
  ask<V extends Verb<Service>>(verb: V, ...args: Given<Service, V>): Promise<Got<Service, V>> {
    return chunk(
      () => this.#ask(verb, args) as Promise<Got<Service, V>>,
      (error) => error instanceof NotLoaded,
    );
  }

  #ask(verb: PropertyKey, args: unknown[]): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      worker.postMessage({ number, verb, args } satisfies Question);
    });
  }

  #start(): Worker {
    const worker = this.#outside.start();
    worker.addEventListener('message', ({ data }) => this.#take(data));
    worker.addEventListener('error', () => this.#forget(worker));
    this.#works = false;
    return worker;
  }

  #take(told: unknown): void {
    this.#works = true;
    if (!Object.hasOwn(told as object, 'number')) return this.#outside.heard?.(told);
    const answer = told as Answer;
    const asked = this.#asked.get(answer.number);
    this.#asked.delete(answer.number);
    if ('value' in answer) asked?.resolve(answer.value);
    else if (answer.refused.code === NOT_LOADED) asked?.reject(new NotLoaded(answer.refused.message));
    else void Promise.resolve(this.#outside.errorOf(answer.refused)).then((error) => asked?.reject(error));
  }

  /** Whatever it still does nobody hears any more. */
  #forget(worker: Worker): void {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    const waiting = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of waiting) reject(new NotLoaded('the worker has failed'));
    if (this.#works) this.#outside.lost?.();
  }
}
