/** Requests to the worker and its answers. */
import type { KernelService } from './service.ts';

type Method = keyof KernelService;

export interface Request {
  id: number;
  method: Method;
  args: unknown[];
}

export type Answer =
  { id: number; value: unknown } | { id: number; error: { message: string; code: string | null } };

/** The service as the page has it: each method gives a promise. */
export type RemoteKernel = {
  [M in Method]: (...args: Parameters<KernelService[M]>) => Promise<Awaited<ReturnType<KernelService[M]>>>;
};

/** An error that the worker tells; `code` is set if what a seat said was refused. */
export class KernelError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

/** Answer a request. */
export async function answer(service: KernelService, { id, method, args }: Request): Promise<Answer> {
  try {
    const call = service[method] as (...args: unknown[]) => unknown;
    return { id, value: await call.apply(service, args) };
  } catch (error) {
    const { message = String(error), code } = error as { message?: string; code?: unknown };
    return { id, error: { message, code: typeof code === 'string' ? code : null } };
  }
}

/** The service behind a port. If the other side dies, everything that was asked fails. */
export function remoteKernel(port: Pick<Worker, 'postMessage' | 'addEventListener'>): RemoteKernel {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let asked = 0;
  port.addEventListener('message', ({ data }) => {
    const told = data as Answer;
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ('error' in told) asker?.reject(new KernelError(told.error.message, told.error.code));
    else asker?.resolve(told.value as never);
  });
  port.addEventListener('error', () => {
    for (const { reject } of waiting.values())
      reject(new KernelError('the worker of the kernel has failed', null));
    waiting.clear();
  });
  const ask = (method: Method, args: unknown[]) =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      port.postMessage({ id, method, args } satisfies Request);
    });
  const methods: Record<Method, true> = {
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
  return Object.fromEntries(
    Object.keys(methods).map((method) => [method, (...args: unknown[]) => ask(method as Method, args)]),
  ) as RemoteKernel;
}
