/** What a tap, a drop and the call do, on a table whose messages are put in by hand. */
import { beforeEach, describe, expect, it } from 'vitest';

import type { EventInfo, Play } from '../lib/messages.ts';
import type { Socket, Wish } from '../lib/socket.ts';
import { Table } from '../lib/table.svelte.ts';
import { Turn } from './turn.svelte.ts';
import type { SolominoView } from './view.ts';
import { viewOf } from './views.fixture.ts';

let sent: string[][];
let seq: number;
let table: Table;
let turn: Turn;

const socket = {
  send: (wish: Wish) => {
    if (wish.type === 'move') sent.push(wish.do);
    return Promise.resolve({ type: 'done', id: '' });
  },
} as unknown as Socket;

function ask(
  kind: string,
  legal: string[],
  change: Partial<SolominoView> = {},
  events: EventInfo[] = [],
): void {
  seq += 1;
  const view = viewOf(change) as unknown as Play['view'];
  table.take({
    type: 'play',
    table: 't',
    seq,
    seat: 0,
    events,
    view,
    ask: { seat: 0, kind, clauses: [], legal },
  });
}

beforeEach(() => {
  sent = [];
  seq = 0;
  table = new Table('t', null, socket);
  turn = new Turn(table);
  table.watch({ happened: (events) => turn.happened(events) });
});

const HAND = 'r1-r2 g3-g4 b5-y6';

describe('a tap', () => {
  it('lays a card that has one place only', () => {
    ask('turn', ['L:r2-r1', 'draw'], { hand: HAND });
    turn.tap('r1-r2');
    expect(sent).toEqual([['L:r2-r1']]);
  });

  it('chooses a card that has several, and takes it back', () => {
    ask('turn', ['L:r2-r1', 'L:r1-r2', 'draw'], { hand: HAND });
    turn.tap('r1-r2');
    expect(turn.placements).toHaveLength(2);
    turn.tap('r1-r2');
    expect(turn.chosen).toBeNull();
    expect(sent).toEqual([]);
  });

  it('tells why a card cannot be laid, with the clause for this decision', () => {
    ask('answer', ['take'], { hand: HAND });
    turn.tap('g3-g4');
    expect(turn.why).toEqual({ about: 'domino-cannot-answer', card: 'g3-g4', clause: 'S-12' });
    expect(sent).toEqual([]);
  });

  it('lays a matching card on the heap of an ask', () => {
    ask('asked', ['g4-g3'], { hand: HAND, heap: 'g3-r1' });
    turn.tap('g3-g4');
    expect(sent).toEqual([['g4-g3']]);
  });
});

describe('a drawn card', () => {
  it('is chosen by itself, and laid by a tap', () => {
    ask('drawn', ['R:b5-y6', 'keep'], { hand: HAND, drawn: 'b5-y6' });
    expect(turn.chosen).toBe('b5-y6');
    turn.tap('b5-y6');
    expect(sent).toEqual([['R:b5-y6']]);
  });

  it('is not, if it does not fit', () => {
    ask('drawn', ['keep'], { hand: HAND, drawn: 'b5-y6' });
    expect(turn.chosen).toBeNull();
  });
});

describe('a drop', () => {
  it('lays the card at the end that it was dropped at', () => {
    ask('turn', ['L:r2-r1', 'R:r1-r2', 'draw'], { hand: HAND });
    turn.drop('r1-r2', 'R');
    expect(sent).toEqual([['R:r1-r2']]);
  });

  it('at an end that it does not fit lays nothing, and says why', () => {
    ask('turn', ['L:r2-r1', 'draw'], { hand: HAND });
    turn.drop('r1-r2', 'R');
    expect(sent).toEqual([]);
    expect(turn.why).toEqual({ about: 'domino-cannot-R', card: 'r1-r2', clause: 'S-6' });
  });

  it('over the middle lays a card that can be laid in one way', () => {
    ask('turn', ['L:r2-r1', 'draw'], { hand: HAND });
    turn.drop('r1-r2', 'middle');
    expect(sent).toEqual([['L:r2-r1']]);
  });

  it('over the hand changes nothing', () => {
    ask('turn', ['L:r2-r1', 'draw'], { hand: HAND });
    turn.drop('r1-r2', null);
    expect(sent).toEqual([]);
  });
});

describe('the call', () => {
  const legal = ['L:r2-r1', 'draw'];

  it('can be made before the last but one card is laid, and waits until it is asked for', () => {
    ask('turn', legal);
    expect(turn.isCallDue).toBe(true);
    turn.tap('r1-r2');
    expect(sent, 'one tap is not enough: there should be time to call').toEqual([]);
    turn.call();
    const [placement] = turn.placements;
    if (placement) turn.lay(placement);
    expect(sent).toEqual([['L:r2-r1']]);
    expect(turn.called).toBe(true);
  });

  it('is not due with more cards, and then says so', () => {
    ask('turn', legal, { hand: HAND }, []);
    table.play = table.play && {
      ...table.play,
      view: viewOf({ hand: HAND }, [3, 4, 5, 6]) as unknown as Play['view'],
    };
    turn.call();
    expect(turn.called).toBe(false);
    expect(turn.why?.clause).toBe('S-20');
  });

  it('is made when it is asked for', () => {
    ask('call', ['solomino', 'silent'], { hand: 'r1-r2' });
    turn.call();
    expect(sent).toEqual([['solomino']]);
  });

  it('is forgotten when somebody else has laid a card meanwhile', () => {
    ask('window', ['L:r2-r1']);
    turn.call();
    expect(turn.called).toBe(true);
    ask('turn', legal, {}, [{ name: 'laid', seat: 2, data: { card: 'r2-b4', end: 'L', turn: 'out' } }]);
    expect(turn.called).toBe(false);
  });
});

describe('passing in a window', () => {
  it('is an answer when the game is played by turns', () => {
    ask('window', ['L:r2-r1', 'pass']);
    turn.pass();
    expect(sent).toEqual([['pass']]);
  });

  it('is nobody’s business at a live table, where the window closes by itself', () => {
    ask('window', ['L:r2-r1']);
    turn.pass();
    expect(sent).toEqual([]);
    expect(turn.ask).toBeNull();
  });
});
