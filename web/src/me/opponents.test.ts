import { expect, it } from 'vitest';

import { speak } from '../lib/texts.svelte.ts';
import { opponents } from './opponents.ts';

it('names people first, then bots by their strength', async () => {
  await speak('en');
  const tally = { played: 2, won: 1 };
  const names = opponents({ 'level:3': tally, greedy: tally, people: tally, 'level:1': tally }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['people', 'the greedy bot', 'bots of level 1', 'bots of level 3']);
});
