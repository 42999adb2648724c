import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let chunk: (load: () => Promise<string>) => Promise<string>;
const reload = vi.fn();
const ask = vi.fn();

beforeEach(async () => {
  vi.resetModules(); // a page that was loaded anew
  ({ chunk } = await import('./chunks.svelte.ts'));
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  reload.mockReset();
  ask.mockReset().mockResolvedValue({ ok: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What became of loading a part after all the pauses: it, or 'failed', or 'waits' for the page to go. */
async function outcome(part: Promise<string>): Promise<string> {
  const waits = new Promise<string>((done) => setTimeout(() => done('waits'), 60_000));
  const ended = Promise.race([part.catch(() => 'failed'), waits]);
  await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}

function failing(times: number) {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  for (let at = 0; at < times; at++) load.mockRejectedValueOnce(new Error('away'));
  return load;
}

describe('a part', () => {
  it('that is there is loaded once', async () => {
    const load = failing(0);
    expect(await outcome(chunk(load))).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('that fails is asked for again, with pauses', async () => {
    const load = failing(2);
    expect(await outcome(chunk(load))).toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that fails on has the page loaded anew, once for all parts', async () => {
    const both = await Promise.all([outcome(chunk(failing(9))), outcome(chunk(failing(9)))]);
    expect(both).toEqual(['waits', 'waits']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that fails in the new page, too, fails', async () => {
    sessionStorage.setItem('tavolata.reloaded', [...document.scripts].map(({ src }) => src).join(' '));
    expect(await outcome(chunk(failing(9)))).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the page loaded anew again after another upgrade', async () => {
    sessionStorage.setItem('tavolata.reloaded', 'http://here/assets/first-of-another-build.js');
    expect(await outcome(chunk(failing(9)))).toBe('waits');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is being started', () => Promise.resolve({ ok: false })],
  ])('fails while the server %s, and the page stays', async (_, answer) => {
    ask.mockImplementation(answer);
    expect(await outcome(chunk(failing(9)))).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('all parts are loaded so', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, source: readFileSync(join('src', name), 'utf8') }));
  const importing = sources.filter(({ source }) => /[^\w.]import\(/.test(source));
  expect(importing.length).toBeGreaterThan(3);
  expect(importing.filter(({ source }) => !source.includes('chunk(')).map(({ name }) => name)).toEqual([]);
});
