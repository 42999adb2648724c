import { beforeAll, describe, expect, it } from 'vitest';

import { GAMES } from '../lib/games.ts';
import { need, speak } from '../lib/texts.svelte.ts';
import { chaptersOf, search } from './book.ts';

beforeAll(async () => {
  await speak('fr');
  await need('rules');
  await speak('en');
});

const found = (game: string, query: string) => search(game, query).flatMap(({ clauses }) => clauses);

describe('the rules', () => {
  it('of every game have chapters', () => {
    for (const { game } of GAMES) expect(chaptersOf(game).length).toBeGreaterThan(3);
    expect(chaptersOf('chess')).toEqual([]);
  });

  it('are all there without a search', () => {
    expect(search('sole-mio', ' ')).toEqual(chaptersOf('sole-mio'));
  });

  it('are found by their id, by any word, and by several words in any order', () => {
    expect(found('sole-mio', 'p-30')).toEqual(['P-30']);
    expect(found('sole-mio', 'DOUBLE')).toContain('P-1');
    expect(found('sole-mio', 'card scoring')).toContain('P-3');
    expect(found('sole-mio', 'zebra')).toEqual([]);
    expect(found('mamma-mia', 'p-30')).toEqual([]);
  });

  it('are found without accents', async () => {
    await speak('fr');
    expect(found('sole-mio', 'decouverte').length + found('sole-mio', 'ingredient').length).toBeGreaterThan(
      0,
    );
    await speak('en');
  });
});
