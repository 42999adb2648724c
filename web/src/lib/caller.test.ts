import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { answer, NotLoaded, type Question, type Told } from './calls.ts';
import { Caller } from './caller.ts';

const service = {
  add: (one: number, other: number) => one + other,
  refuse: () => Promise.reject(Object.assign(new Error('not now'), { code: 'not-now' })),
  load: vi.fn<() => Promise<string>>(),
};

/** A worker in this thread. One that cannot be started says so, and answers nothing. */
class Thread {
  terminate = vi.fn();
  readonly #listeners: Record<string, (event: { data?: unknown }) => void> = {};
  readonly #starts: boolean;

  constructor(starts: boolean) {
    this.#starts = starts;
    if (!starts) setTimeout(() => this.fail());
  }
  addEventListener(type: string, listener: () => void): void {
    this.#listeners[type] = listener;
  }
  postMessage(question: Question): void {
    if (this.#starts) void answer(service, question).then((data) => this.say(data));
  }
  say(data: unknown): void {
    this.#listeners.message?.({ data });
  }
  fail(): void {
    this.#listeners.error?.({});
  }
}

const reload = vi.fn();
const outside = { heard: vi.fn(), lost: vi.fn(), errorOf: ({ message }: Told) => new Error(message) };
let threads: Thread[];

/** Of a worker that cannot be started so often. */
function caller(failures: number): Caller<typeof service> {
  threads = [];
  const start = () => {
    const thread = new Thread(threads.length >= failures);
    threads.push(thread);
    return thread as unknown as Worker;
  };
  return new Caller({ ...outside, start });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true }));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  service.load.mockReset();
  for (const mock of [reload, outside.heard, outside.lost]) mock.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a worker', () => {
  it('starts when it is first asked, and answers', async () => {
    const asking = caller(0);
    expect(threads).toHaveLength(0);
    expect(await Promise.all([asking.ask('add', 1, 2), asking.ask('add', 3, 4)])).toEqual([3, 7]);
    expect(threads).toHaveLength(1);
    threads[0]?.say({ message: 'a cat' });
    expect(outside.heard).toHaveBeenCalledExactlyOnceWith({ message: 'a cat' });
  });

  it('that could not be started is started anew for all that was asked', async () => {
    const asking = caller(2);
    const both = Promise.all([asking.ask('add', 1, 2), asking.ask('add', 3, 4)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await both).toEqual([3, 7]);
    expect(threads).toHaveLength(3);
    expect(threads.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 1, 0]);
    expect(reload).not.toHaveBeenCalled();
    expect(outside.lost).not.toHaveBeenCalled();
  });

  it('that can never be started has the page loaded anew, and fails in the new page', async () => {
    void caller(99).ask('add', 1, 2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
    vi.resetModules(); // the new page
    const { Caller: Again } = await import('./caller.ts');
    const again = new Again<typeof service>({
      ...outside,
      start: () => new Thread(false) as unknown as Worker,
    });
    const failing = again.ask('add', 1, 2).catch(String);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failing).toContain('the worker has failed');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that fails later is started anew, and whoever relied on it is told', async () => {
    const asking = caller(0);
    await asking.ask('add', 1, 2);
    threads[0]?.fail();
    expect(outside.lost).toHaveBeenCalledOnce();
    expect(await asking.ask('add', 3, 4)).toBe(7);
    expect(threads).toHaveLength(2);
  });
});

describe('a file that a worker needs', () => {
  it('is asked for again if it did not come', async () => {
    service.load.mockRejectedValueOnce(new NotLoaded('away')).mockResolvedValue('here');
    const asking = caller(0).ask('load');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await asking).toBe('here');
  });
});

it('what is refused is asked once', async () => {
  await expect(caller(0).ask('refuse')).rejects.toThrow('not now');
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
});
