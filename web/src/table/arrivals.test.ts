import { describe, expect, it } from 'vitest';

import type { Room, SeatInfo } from '../lib/messages.ts';
import { newsOf } from './arrivals.ts';

const ADA: SeatInfo = { name: 'Ada', kind: 'person', here: true, yours: true };
const GUEST: SeatInfo = { name: 'Guest', kind: 'person', here: true };
const FREE: SeatInfo = { name: '', kind: 'free' };
const BOT: SeatInfo = { name: '', kind: 'bot', bot: 'level:2' };

function room(more: Partial<Room>): Room {
  return {
    type: 'room',
    table: 'aB3dE6gH9jK2',
    seq: 1,
    game: 'sole-mio',
    options: { players: 2 },
    setting: {},
    state: 'waiting',
    seats: [ADA, FREE],
    fair: { commitment: '', commitments: [] },
    yours: [0],
    host: true,
    ...more,
  };
}

function ids(before: Partial<Room>, now: Partial<Room>): string[] {
  return newsOf(room(before), room(now)).map(({ id, name }) => (name ? `${id} ${name}` : id));
}

describe('those who sit at a table hear', () => {
  it('who has opened the link', () => {
    expect(ids({}, { arriving: [''] })).toEqual(['arriving']);
    expect(ids({ arriving: [''] }, { arriving: ['', 'Grace'] })).toEqual(['arriving-named Grace']);
    expect(ids({ arriving: [''] }, { arriving: [''] })).toEqual([]);
    expect(ids({ arriving: ['', ''] }, { arriving: [''] })).toEqual([]);
  });

  it('who has sat down, before the game and instead of a bot', () => {
    expect(ids({ arriving: [''] }, { seats: [ADA, GUEST] })).toEqual(['arrived Guest']);
    expect(ids({ state: 'playing', seats: [ADA, BOT] }, { state: 'playing', seats: [ADA, GUEST] })).toEqual([
      'took-over Guest',
    ]);
    expect(ids({ seats: [ADA, GUEST] }, { seats: [ADA, { ...GUEST, here: false }] })).toEqual([]);
  });

  it('that they are the host now, and that the host has changed the rules', () => {
    expect(ids({ host: false }, {})).toEqual(['host-you']);
    expect(ids({ host: false }, { host: false, setting: { clock: 'fast' } })).toEqual(['rules-changed']);
    expect(ids({}, { setting: { clock: 'fast' } })).toEqual([]);
  });

  it('nothing of it if they only watch', () => {
    expect(ids({ yours: [] }, { yours: [], arriving: [''] })).toEqual([]);
  });
});
