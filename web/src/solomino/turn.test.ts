/** What a tap, a drop and the call do, on a table whose messages are put in by hand. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Game } from '../kernel/game.ts';
import { leadsFrom, type Leads } from '../kernel/leads.ts';
import { rulesOf } from '../kernel/node.test-part.ts';
import { below, newGenerator } from '../kernel/random.ts';
import type { EventInfo, Play } from '../lib/messages.ts';
import type { Socket, Wish } from '../lib/socket.ts';
import { Table } from '../lib/table.svelte.ts';
import { questionOf } from '../local/table.ts';
import { Leading } from '../table/leading.svelte.ts';
import { placementsOf } from './placing.ts';
import { Turn } from './turn.svelte.ts';
import { each, type SolominoView } from './view.ts';
import { viewOf } from './views.fixture.ts';

let sent: string[][];
let seq: number;
let table: Table;
let turn: Turn;
let leading: Leading;

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
  leading = new Leading(async (game, viewBytes) =>
    leadsFrom(
      await rulesOf(game),
      Uint8Array.from(atob(viewBytes), (letter) => letter.charCodeAt(0)),
    ),
  );
  turn = new Turn(table, leading);
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

/** What seat 0 can do with the cards of its hand that fit: each card with its placements and where they lead. */
function waysOf(
  hand: string[],
  leads: Leads,
): { card: string; actions: string[]; asks: (string | null)[] }[] {
  return hand.flatMap((card) => {
    const actions = placementsOf(card, Object.keys(leads)).map(({ action }) => action);
    return actions.length
      ? [{ card, actions, asks: actions.map((action) => leads[action]?.asks ?? null) }]
      : [];
  });
}

/** With more cards there is no call near. */
const MANY = 4;

/** Play games in which everybody lays what fits until seat 0 is asked something that suits, and put that on the table. */
async function askedWhere(
  suits: (asked: { kind: string; hand: string[]; leads: Leads; view: SolominoView }) => boolean,
): Promise<Game> {
  const rules = await rulesOf('solomino');
  for (let seed = 0; seed < 2000; seed += 1) {
    const chance = newGenerator(seed);
    const game = Game.new(rules, { players: 3 }, seed);
    while (game.decision) {
      if (game.decision.seat === 0) {
        const view = game.view(0, false) as unknown as SolominoView;
        const hand = each(view.hand ?? '');
        const leads = hand.length > MANY ? {} : leadsFrom(rules, game.observe(0));
        if (suits({ kind: game.decision.kind, hand, leads, view })) {
          await show(game);
          return game;
        }
      }
      // The last one is to draw, or to take.
      game.apply(game.legal[below(chance, Math.max(1, game.legal.length - 1))] as number);
    }
  }
  throw new Error('no game comes there');
}

async function show(game: Game): Promise<void> {
  if (!game.decision) throw new Error('nothing is asked');
  seq += 1;
  const [view, asked] = [game.view(0, false), questionOf(game, game.decision)];
  table.take({ type: 'play', table: 't', seq, seat: 0, events: [], view, ask: asked });
  leading.look('solomino', turn.ask);
  await vi.waitFor(() => expect(leading.leads).not.toBeNull());
}

describe('the call', () => {
  it('can be made before the last but one card is laid, and waits until it is asked for', async () => {
    let [card, action] = ['', ''];
    await askedWhere(({ kind, hand, leads }) => {
      const [only] = kind === 'turn' ? waysOf(hand, leads).filter(({ asks }) => asks.join() === 'call') : [];
      [card, action] = [only?.card ?? '', only?.actions[0] ?? ''];
      return hand.length === 2 && only !== undefined;
    });
    expect(turn.isCallDue).toBe(true);
    turn.tap(card);
    expect(sent, 'one tap is not enough: there should be time to call').toEqual([]);
    expect(turn.isCallSoon).toBe(true);
    turn.call();
    const [placement] = turn.placements;
    if (placement) turn.lay(placement);
    expect(sent).toEqual([[action]]);
    expect(turn.called).toBe(true);
  });

  it('is not due where a swap gives away the last but one card, and takes more (S-13, S-20)', async () => {
    let card = '';
    await askedWhere(({ kind, hand, leads, view }) => {
      const ways = kind === 'turn' && hand.length === 2 ? waysOf(hand, leads) : [];
      card = ways[0]?.card ?? '';
      const isOnlySwap = ways.length === 1 && ways[0]?.asks.join() === 'swap';
      return isOnlySwap && view.seats.every(({ cards }) => cards > 1);
    });
    expect(turn.isCallDue).toBe(false);
    turn.call();
    expect(turn.called).toBe(false);
    expect(turn.why?.clause).toBe('S-20');
    turn.tap(card);
    expect(sent, 'one tap lays it: there is nothing to call').toHaveLength(1);
  });

  it('is due where a swap takes a hand of one card (S-13, S-20)', async () => {
    let card = '';
    const game = await askedWhere(({ kind, hand, leads, view }) => {
      const ways = kind === 'turn' && hand.length > 2 ? waysOf(hand, leads) : [];
      const swap = ways.find(({ asks }) => asks.join() === 'swap');
      card = swap?.card ?? '';
      const others = view.seats.slice(1).map(({ cards }) => cards);
      return swap !== undefined && others.includes(1) && others.some((cards) => cards > 1);
    });
    expect(turn.isCallDue, 'with another card it is not').toBe(false);
    turn.call();
    expect(turn.called, 'it can be made before').toBe(true);
    turn.takeBack();
    game.play(0, placementsOf(card, game.legalWords)[0]?.action ?? '');
    await show(game);
    expect(turn.kind).toBe('swap');
    expect(turn.isCallDue).toBe(true);
    turn.view.seats.slice(1).forEach(({ cards }, at) => {
      turn.chooseSeat(at + 1);
      expect(turn.isCallDue).toBe(cards === 1);
    });
  });

  it('is not due with more cards, and then says so', async () => {
    await askedWhere(
      ({ kind, hand, view }) =>
        kind === 'turn' && hand.length > 2 && view.seats.slice(1).every(({ cards }) => cards > 1),
    );
    expect(turn.isCallDue).toBe(false);
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
    ask('turn', ['draw'], {}, [{ name: 'laid', seat: 2, data: { card: 'r2-b4', end: 'L', turn: 'out' } }]);
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
