import { beforeEach, describe, expect, it } from 'vitest';

import { settings } from './settings.svelte.ts';

const KEY = 'tavolata.settings';

beforeEach(() => {
  localStorage.clear();
  settings.reread();
});

describe('settings', () => {
  it('are kept, and read again by another tab', () => {
    settings.change({ theme: 'dark', speed: 2, showSpeed: 3, sound: false, language: 'it' });
    const kept = localStorage.getItem(KEY) ?? '';
    localStorage.clear();
    settings.reread();
    expect(settings.theme).toBe('system');
    localStorage.setItem(KEY, kept);
    settings.reread();
    expect([settings.theme, settings.speed, settings.sound, settings.language]).toEqual([
      'dark',
      2,
      false,
      'it',
    ]);
  });

  it.each(['{', 'null', '{"theme": "pink", "speed": "fast", "language": 7}'])(
    'that make no sense are the usual ones: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      settings.reread();
      expect([settings.theme, settings.speed, settings.sound]).toEqual(['system', 1, true]);
    },
  );
});
