import { describe, expect, it } from 'vitest';

import { pageAt } from './router.svelte.ts';

describe('an address', () => {
  it.each([
    ['/', '', { name: 'start' }],
    ['/t/abc', '#KEY', { name: 'table', id: 'abc', key: 'KEY' }],
    ['/t/abc/', '', { name: 'table', id: 'abc', key: null }],
    ['/replay/abc', '#key', { name: 'replay', id: 'abc', key: 'key' }],
    ['/rules/solomino', '', { name: 'rules', game: 'solomino', clause: null }],
    ['/rules/sole-mio/P-8', '', { name: 'rules', game: 'sole-mio', clause: 'P-8' }],
    ['/learn/sole-mio', '', { name: 'learn', game: 'sole-mio' }],
    ['/me', '', { name: 'me', key: null }],
    ['/me', '#KEY', { name: 'me', key: 'KEY' }],
    ['/t', '', { name: 'nowhere' }],
    ['/t/abc/def', '', { name: 'nowhere' }],
    ['/something', '', { name: 'nowhere' }],
  ])('%s%s', (path, hash, page) => {
    expect(pageAt(path, hash)).toEqual(page);
  });
});
