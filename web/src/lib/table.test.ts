import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Ask, EventInfo, Play, Room } from './messages.ts';
import { Refusal, type Socket } from './socket.ts';
import { Table } from './table.svelte.ts';

const ID = 'abcdefghijkl';
const ASK: Ask = { seat: 0, kind: 'play', clauses: ['P-8'], legal: ['o', 'oo'] };

function play(seq: number, changed: Partial<Play> = {}): Play {
  return { type: 'play', table: ID, seq, seat: 0, events: [], view: {}, ask: ASK, ...changed };
}

function room(seq: number): Room {
  return {
    type: 'room',
    table: ID,
    seq,
    game: 'sole-mio',
    options: {},
    setting: {},
    state: 'playing',
    seats: [],
    fair: { commitment: '', commitments: [] },
  };
}

const send = vi.fn();
const entered = vi.fn();
let table: Table;

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue({ type: 'done', id: '1' });
  entered.mockReset();
  table = new Table(ID, null, { send, entered } as unknown as Socket);
});

describe('messages', () => {
  it('are taken in order, and old ones are not', () => {
    table.take(room(3));
    table.take(play(4));
    table.take(play(3, { ask: null }));
    expect(table.play?.seq).toBe(4);
    expect(table.ask).toEqual(ASK);
  });

  it('of the same number are taken: a room that tells who came, a resync', () => {
    table.take(room(4));
    table.take(play(4));
    table.take(play(4, { ask: null }));
    expect(table.ask).toBeNull();
  });

  it('after a gap make the client ask for the table anew', () => {
    table.take(play(4));
    table.take(play(5));
    expect(send).not.toHaveBeenCalled();
    table.take(play(7));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'resync', table: ID });
  });

  it('tell what happened, once', () => {
    const told: EventInfo[] = [];
    table.watch({ happened: (events) => told.push(...events) });
    table.take(play(4, { events: [{ name: 'played', seat: 1, data: { cards: 'oo' } }] }));
    table.take(play(4));
    expect(told.map(({ name }) => name)).toEqual(['played']);
  });

  it('tell nothing of what led to the table that is seen already', () => {
    const told: EventInfo[] = [];
    table.watch({ happened: (events) => told.push(...events) });
    table.take(play(4));
    table.take(play(4, { events: [{ name: 'filled', seat: 1, data: { order: '4s' } }] }));
    expect(told).toEqual([]);
  });

  it('say how much time is left', () => {
    table.take(play(4, { left_ms: 2000 }));
    expect(table.deadline).toBeGreaterThan(performance.now());
    table.take(play(5));
    expect(table.deadline).toBeNull();
  });
});

describe('a half-made choice', () => {
  beforeEach(() => {
    table.take(play(4));
    table.choice.cards = 'oo';
  });

  it('survives other messages, reconnections and resyncs', async () => {
    table.take(room(5));
    await table.enter();
    table.take(play(5));
    expect(table.choice).toEqual({ cards: 'oo' });
  });

  it('ends with the decision that it belongs to', () => {
    table.take(play(5, { ask: { ...ASK, kind: 'order' } }));
    expect(table.choice).toEqual({});
  });
});

describe('a move', () => {
  it('names the message that it answers', async () => {
    table.take(play(4));
    expect(await table.move('oo', 'done')).toBe(true);
    const move = { type: 'move', table: ID, seat: 0, seq: 4, do: ['oo', 'done'] };
    expect(send).toHaveBeenCalledWith(move, expect.any(String));
  });

  it('that was not answered is sent again by the next page, under the same id', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    table.take(play(4));
    void table.move('oo');
    const [, id] = send.mock.calls[0] as [unknown, string];
    table.keepAll();
    send.mockClear().mockResolvedValue({ type: 'done', id: '1' });
    const next = new Table(ID, null, { send, entered } as unknown as Socket);
    expect(next.sending).toBe(true);
    expect(send).toHaveBeenCalledWith({ type: 'move', table: ID, seat: 0, seq: 4, do: ['oo'] }, id);
    await vi.waitFor(() => expect(next.sending).toBe(false));
    next.keepAll();
    send.mockClear();
    new Table(ID, null, { send, entered } as unknown as Socket);
    expect(send).not.toHaveBeenCalled();
  });

  it('is not made twice at a time, nor when nothing is asked', async () => {
    expect(await table.move('oo')).toBe(false);
    table.take(play(4));
    const first = table.move('oo');
    expect(await table.move('oo')).toBe(false);
    expect(await first).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('that is refused leaves the choice and says why', async () => {
    table.take(play(4));
    table.choice.cards = 'oo';
    send.mockRejectedValue(new Refusal({ code: 'illegal', message: 'm', text: 'Not now', clause: 'P-8' }));
    expect(await table.move('oo')).toBe(false);
    expect(table.refusal).toMatchObject({ text: 'Not now', clause: 'P-8' });
    expect(table.choice).toEqual({ cards: 'oo' });
    expect(table.sending).toBe(false);
  });
});

describe('entering', () => {
  it('lets waiting moves go, and shows the same seat as before', async () => {
    await table.show(2);
    send.mockClear();
    table.take(play(4, { ask: null, seat: null, hand_over: [2] }));
    await table.enter();
    expect(send.mock.calls.map(([wish]) => (wish as { type: string }).type)).toEqual(['enter', 'show']);
    expect(entered).toHaveBeenCalledWith(ID);
  });

  it('does not show the cards of a seat again that is not asked any more', async () => {
    await table.show(2);
    send.mockClear();
    table.take(play(4, { ask: null, seat: null, hand_over: [1] }));
    await table.enter();
    expect(send.mock.calls.map(([wish]) => (wish as { type: string }).type)).toEqual(['enter']);
  });

  it('keeps a half-made choice while the device waits to be shown the same seat', () => {
    table.take(play(4));
    table.choice.cards = 'oo';
    table.take(play(4, { ask: null, seat: null, hand_over: [0] }));
    table.take(play(4));
    expect(table.choice).toEqual({ cards: 'oo' });
  });
});

describe('a half-made choice', () => {
  const again = () => new Table(ID, null, { send, entered } as unknown as Socket);

  beforeEach(() => {
    table.take(play(4));
    table.choice = { cards: [0, 2] };
    table.keepChoice();
  });

  it('is found again when the page comes back to the same question', () => {
    const next = again();
    next.take(play(4));
    expect(next.choice).toEqual({ cards: [0, 2] });
    expect(again().choice).toEqual({});
  });

  it('waits until the device is handed over', () => {
    const next = again();
    next.take(play(4, { ask: null, hand_over: [0] }));
    expect(next.choice).toEqual({});
    next.take(play(5));
    expect(next.choice).toEqual({ cards: [0, 2] });
  });

  it('is not for another question, nor for the same one later in the game', () => {
    const other = again();
    other.take(play(5, { ask: { ...ASK, legal: ['p'] } }));
    expect(other.choice).toEqual({});
    other.take(play(6));
    expect(other.choice).toEqual({});
  });

  it('is gone if nobody was asked meanwhile', () => {
    const next = again();
    next.take(play(5, { ask: null }));
    next.take(play(6));
    expect(next.choice).toEqual({});
  });

  it('is not for another table', () => {
    const elsewhere = new Table('mnopqrstuvwx', null, { send, entered } as unknown as Socket);
    elsewhere.take(play(4));
    expect(elsewhere.choice).toEqual({});
  });

  it('that was taken back is not kept', () => {
    table.choice = {};
    table.keepChoice();
    const next = again();
    next.take(play(4));
    expect(next.choice).toEqual({});
  });
});
