/** The kernels for the page: `await kernel().open('sole-mio', { players: 3 }, 7)`. */
import { remoteKernel, type RemoteKernel } from './calls.ts';

let running: RemoteKernel | null = null;

/** The worker is started when it is first asked for. */
export function kernel(): RemoteKernel {
  running ??= remoteKernel(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return running;
}
