import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { announcer } from './announcer.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  announcer.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is said', () => {
  it('tells what happened before what is asked, in one breath', () => {
    announcer.say('Chef Pepper plays 2 olives.');
    announcer.say('Chef Pepper draws.');
    announcer.ask('Your turn.');
    expect(announcer.assertive).toBe('Chef Pepper plays 2 olives. Chef Pepper draws. Your turn.');
    expect(announcer.polite).toBe('');
  });

  it('does not repeat what was read long ago', () => {
    announcer.say('Chef Pepper plays 2 olives.');
    vi.advanceTimersByTime(10_000);
    announcer.ask('Your turn.');
    expect(announcer.assertive).toBe('Your turn.');
  });

  it('is spoken again if it is said again', () => {
    announcer.ask('Your turn.');
    const first = announcer.assertive;
    announcer.ask('Your turn.');
    expect(announcer.assertive.trim()).toBe(first);
    expect(announcer.assertive).not.toBe(first);
  });

  it('does not stay when nothing is asked any more; trouble does', () => {
    announcer.ask('Your turn.');
    announcer.settle();
    expect(announcer.assertive).toBe('');
    announcer.say('Too late.', { atOnce: true });
    announcer.settle();
    expect(announcer.assertive).toBe('Too late.');
  });

  it('cannot be read again when it is to be remembered', () => {
    announcer.say('Chef Pepper plays 2 olives.');
    announcer.ask('Your turn.');
    announcer.forget();
    announcer.ask('Which order?');
    expect(announcer.polite + announcer.assertive).toBe('Which order?');
  });

  it('is not about the page before', () => {
    announcer.say('Chef Pepper plays 2 olives.');
    announcer.say('Too late.', { atOnce: true });
    announcer.clear();
    expect(announcer.polite + announcer.assertive).toBe('');
    announcer.ask('Your turn.');
    expect(announcer.assertive).toBe('Your turn.');
  });
});
