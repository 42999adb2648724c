/** The kernels for the page: `await kernel().open('sole-mio', { players: 3 }, 7)`. */
import { Caller } from '../lib/caller.ts';
import type { Given, Got, Told, Verb } from '../lib/calls.ts';
import type { KernelService } from './service.ts';

/** The service as the page has it: each method gives a promise. */
export type RemoteKernel = {
  [V in Verb<KernelService>]: (...args: Given<KernelService, V>) => Promise<Got<KernelService, V>>;
};

const VERBS: Record<Verb<KernelService>, true> = {
  prepare: true,
  open: true,
  play: true,
  playAs: true,
  view: true,
  ways: true,
  leads: true,
  rows: true,
  readCards: true,
  record: true,
  close: true,
};

/** An error that the worker tells; its code says why what a seat said was refused. */
export class KernelError extends Error {
  readonly code: string;

  constructor({ message, code }: Told) {
    super(message);
    this.code = code;
  }
}

export function remoteKernel(start: () => Worker): RemoteKernel {
  const caller = new Caller<KernelService>({ start, errorOf: (told) => new KernelError(told) });
  const verbs = Object.keys(VERBS) as Verb<KernelService>[];
  return Object.fromEntries(
    verbs.map((verb) => [verb, (...args: never) => caller.ask(verb, ...args)]),
  ) as RemoteKernel;
}

const running = remoteKernel(
  () => new Worker(new URL('./kernelWorker.ts', import.meta.url), { type: 'module' }),
);

export function kernel(): RemoteKernel {
  return running;
}
