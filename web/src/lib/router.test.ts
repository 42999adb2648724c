import { describe, expect, it } from 'vitest';

import { pageAt } from './router.svelte.ts';

const ID = 'aB3dE6gH9jK2';
const KEY = 'abcdefghij_klmnopqrs-t';
const TABLE = { name: 'table', id: ID, key: KEY };

describe('an address', () => {
  it.each([
    ['/', '', { name: 'start' }],
    [`/t/${ID}`, `#${KEY}`, TABLE],
    [`/t/${ID}/`, '', { name: 'table', id: ID, key: null }],
    [`/replay/${ID}`, `#${KEY}`, { name: 'replay', id: ID, key: KEY }],
    ['/rules/solomino', '', { name: 'rules', game: 'solomino', clause: null }],
    ['/rules/sole-mio/P-8', '', { name: 'rules', game: 'sole-mio', clause: 'P-8' }],
    ['/learn/sole-mio', '', { name: 'learn', game: 'sole-mio' }],
    ['/me', '', { name: 'me', key: null }],
    ['/me', `#${KEY}`, { name: 'me', key: KEY }],
    ['/something', '', { name: 'nowhere' }],
    [`/t/${ID}/def`, '', { name: 'nowhere' }],
  ])('%s%s', (path, hash, page) => {
    expect(pageAt(path, hash)).toEqual(page);
  });

  it.each([
    [`/t/${ID}`, `#${KEY}.`],
    [`/t/${ID}`, `#${KEY})`],
    [`/t/${ID}`, `#${KEY}>,`],
    [`/t/${ID}`, `#${KEY}%E2%80%9D`],
    [`/t/${ID}/`, `#${KEY}`],
    [`/T/${ID}`, `#${KEY}`],
    [`/t/${ID}%23${KEY}`, ''],
    [`//t/${ID}`, `#${KEY}`],
  ])('that was cut out of a text is still whole: %s%s', (path, hash) => {
    expect(pageAt(path, hash)).toEqual(TABLE);
  });

  it.each([
    ['/t', ''],
    ['/t/', ''],
    ['/t/abc.', ''],
    [`/t/${ID}x`, `#${KEY}`],
    [`/t/${ID.slice(0, 11)}`, `#${KEY}`],
    ['/replay/abc', ''],
    ['/me', '#abc'],
  ])('that is not whole: %s%s', (path, hash) => {
    expect(pageAt(path, hash)).toEqual({ name: 'broken' });
  });

  it('with a broken key is still that of a table, at which somebody may have a seat', () => {
    for (const hash of ['', '#', '#abc', `#${KEY}x`, '#%E0%A4%A']) {
      expect(pageAt(`/t/${ID}`, hash)).toEqual({ name: 'table', id: ID, key: null });
    }
  });
});
