import { afterEach, describe, expect, it, vi } from 'vitest';

import { copy, share } from './share.ts';

const LINK = 'http://192.168.0.20:8000/t/aB3dE6gH9jK2#key';

/** What the old way of copying would take. */
function listen(works: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = vi.fn(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return works;
  });
  return copied;
}

function set(what: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, what, { value, configurable: true });
}

afterEach(() => {
  for (const what of ['clipboard', 'share']) Reflect.deleteProperty(navigator, what);
  document.body.replaceChildren();
});

describe('a link', () => {
  it('is copied by the browser where it can', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    set('clipboard', { writeText });
    expect(await copy(LINK)).toBe(true);
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  it('is copied by selecting it where the browser forbids the other way', async () => {
    set('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });
    const copied = listen(true);
    expect(await copy(LINK)).toBe(true);
    expect(copied).toEqual([LINK]);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so if it cannot be copied at all', async () => {
    set('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });
    listen(false);
    expect(await copy(LINK)).toBe(false);
  });

  it('is shared, and copied if that fails, but not if somebody changed their mind', async () => {
    const copied = listen(true);
    set('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });
    set('share', () => Promise.resolve());
    expect(await share(LINK)).toBe(false);
    set('share', () => Promise.reject(new DOMException('', 'AbortError')));
    expect(await share(LINK)).toBe(false);
    expect(copied).toEqual([]);
    set('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(await share(LINK)).toBe(true);
    expect(copied).toEqual([LINK]);
  });
});
