import { beforeAll, expect, it } from 'vitest';

import type { Room, SeatInfo } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import { countsOf } from './waiting.ts';

beforeAll(() => speak('en'));

function roomOf(seats: Partial<SeatInfo>[], arriving: string[] = []): Room {
  return { seats, arriving } as Room;
}

it('does not count who is away among those who are here', () => {
  const room = roomOf([{ kind: 'person', here: false }, { kind: 'person', here: true }, { kind: 'free' }]);
  expect(countsOf(room)).toMatchObject({ here: '1 here · 1 away', start: '1 here, 1 away and 1 bot' });
});

it('gives free seats to those who are about to come', () => {
  const room = roomOf([{ kind: 'person', here: true }, { kind: 'free' }, { kind: 'free' }], ['Emil']);
  expect(countsOf(room)).toEqual({
    here: '1 here · 1 joining',
    start: '1 here, 1 joining and 1 bot',
    joining: 1,
  });
});
