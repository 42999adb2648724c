import { beforeAll, expect, it } from 'vitest';

import type { Room } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import { wordsFor } from './families.ts';

const room = (game: string) =>
  ({
    game,
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Grace', kind: 'person' },
    ],
    yours: [0],
  }) as Room;
const view = { seat: 0, rounds: 1, seats: [{ kind: 'o' }, { kind: 'p' }] };

beforeAll(() => speak('en'));

it.each([
  ['sole-mio', { name: 'played', seat: 1, data: { cards: 'ss' } }, 'Grace (by a bot) plays 2 salamis.'],
  ['solomino', { name: 'called', seat: 1, data: {} }, 'Grace (by a bot) calls “SOLOmino!”'],
])('what a bot does for a person at %s is marked', (game, event, told) => {
  const words = wordsFor(room(game), view);
  const byBot = { ...event, data: { ...event.data, by_bot: true } };
  expect(words.tell([byBot]).map(({ text }) => text)).toEqual([told]);
  expect(words.tell([event]).map(({ text }) => text)).toEqual([told.replace(' (by a bot)', '')]);
});
