import { describe, expect, it } from 'vitest';

import type { Play, Room } from '../lib/messages.ts';
import { followsRematch, missingSeats, rematchPath, rematchState, seriesScore } from './rematch.ts';

const SEATS: Room['seats'] = [
  { name: 'Ada', kind: 'person' },
  { name: 'Grace', kind: 'person' },
  { name: '', kind: 'bot', bot: 'level:2' },
];
const LINK = { table: 'abcdefghijkl', key: 'k'.repeat(22) };
const ask = (joined: number[], declined: number[] = []) => ({
  seat: 0,
  joined,
  declined,
  start_in_ms: 20_000,
  options: {},
  setting: {},
});

function room(more: Partial<Room>): Room {
  return { seats: SEATS, yours: [1], state: 'over', ...more } as Room;
}

describe('the next game', () => {
  it('is found by each person in another state', () => {
    expect(rematchState(room({}))).toBe('none');
    expect(rematchState(room({ rematch_ask: ask([0]) }))).toBe('asked');
    expect(rematchState(room({ rematch_ask: ask([0, 1]) }))).toBe('in');
    expect(rematchState(room({ rematch_ask: ask([0], [1]) }))).toBe('out');
    expect(rematchState(room({ rematch_ask: ask([0]), rematch: LINK }))).toBe('started');
  });

  it('is followed by those who wanted it, and by spectators', () => {
    const over = { result: { points: [1, 2] } } as unknown as Play;
    expect(followsRematch(room({ rematch_ask: ask([0, 1]) }), over)).toBe(false);
    expect(followsRematch(room({ rematch_ask: ask([0, 1]), rematch: LINK }), over)).toBe(true);
    expect(followsRematch(room({ rematch_ask: ask([0]), rematch: LINK }), over)).toBe(false);
    expect(followsRematch(room({ yours: [], rematch_ask: ask([0]), rematch: LINK }), over)).toBe(true);
  });

  it('is not followed by a page that has seen no result: nobody would notice a table that was broken off', () => {
    for (const play of [null, { result: null } as unknown as Play])
      for (const yours of [[], [1]])
        expect(followsRematch(room({ yours, rematch_ask: ask([0, 1]), rematch: LINK }), play)).toBe(false);
  });

  it('has a path', () => {
    expect(rematchPath(room({ rematch: LINK }))).toBe(`/t/${LINK.table}#${LINK.key}`);
  });

  it('lacks people who have not answered or do not want to, never bots', () => {
    expect(missingSeats(room({ rematch_ask: ask([0]) }))).toEqual([1]);
    expect(missingSeats(room({ rematch_ask: ask([0, 1]) }))).toEqual([]);
  });
});

it('counts the series from the own seat on', () => {
  expect(seriesScore(room({}))).toBe('');
  expect(seriesScore(room({ series: { games: 3, won: [2, 1, 0] } })).replaceAll('\u2009', ' ')).toBe(
    '1 : 0 : 2',
  );
});
