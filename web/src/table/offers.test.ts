/**
 * What the page offers is what the rules accept, in every decision of random games that are played through the page's own
 * functions: nothing that is offered is refused, and nothing that is legal is missing.
 */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import { Game } from '../kernel/game.ts';
import { leadsFrom, type Leads } from '../kernel/leads.ts';
import { rulesOf } from '../kernel/node.test-part.ts';
import { below, newGenerator, type Generator } from '../kernel/random.ts';
import type { Ask, Room } from '../lib/messages.ts';
import { Table } from '../lib/table.svelte.ts';
import { speak } from '../lib/texts.svelte.ts';
import { playPlan, questionOf } from '../local/table.ts';
import BlockSheet from '../pizza/BlockSheet.svelte';
import { sorted } from '../pizza/cards.ts';
import type { Choice } from '../pizza/choice.ts';
import { listWays } from '../pizza/listWays.ts';
import NameSheet from '../pizza/NameSheet.svelte';
import PickTray from '../pizza/PickTray.svelte';
import TurnTray from '../pizza/TurnTray.svelte';
import { turnAt } from '../pizza/turn.ts';
import { OWNERS_STEPS, TURN, type PizzaView } from '../pizza/view.ts';
import { PizzaWords } from '../pizza/words.ts';
import type { Placement } from '../solomino/placing.ts';
import RotateSheet from '../solomino/RotateSheet.svelte';
import SwapSheet from '../solomino/SwapSheet.svelte';
import { Turn } from '../solomino/turn.svelte.ts';
import type { SolominoView } from '../solomino/view.ts';
import { SolominoWords } from '../solomino/words.ts';
import { Leading } from './leading.svelte.ts';

/** Milliseconds for a test, on a machine that does much else. */
const PATIENCE = 120_000;
/** One in so many plans is only begun. */
const BEGUN_ELSEWHERE = 3;
/** Of each game: enough for all options and numbers of players, and to meet every kind of decision. */
const GAMES_PLAYED = 6;
const WAYS = new Set([...OWNERS_STEPS, 'help', 'contest']);

/** A question as the page gets it. */
interface Asked {
  game: Game;
  ask: Ask;
  view: unknown;
  table: Table;
  room: Room;
  /** What was sent from here. */
  sent: string[];
}

function askedOf(game: Game): Asked {
  const { decision } = game;
  if (!decision) throw new Error('nothing is asked');
  const ask = questionOf(game, decision);
  const view = game.view(decision.seat, false);
  const sent: string[] = [];
  const table = new Table('t', null, {
    send: (wish) => {
      if (wish.type === 'move') sent.push(...wish.do);
      return Promise.resolve({ type: 'done', id: '' });
    },
    entered: () => undefined,
  });
  const room: Room = {
    type: 'room',
    table: 't',
    seq: 1,
    game: game.rules.game,
    options: game.options,
    setting: {},
    state: 'playing',
    seats: Array.from({ length: game.players }, () => ({ name: '', kind: 'person', here: true })),
    fair: { commitment: '', commitments: [] },
    yours: [decision.seat],
  };
  table.take(room);
  table.take({ type: 'play', table: 't', seq: 1, seat: decision.seat, events: [], view, ask });
  return { game, ask, view, table, room, sent };
}

/** What the buttons of a component stand for, those that can be pressed. */
async function buttonsOf<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  ...names: string[]
): Promise<string[]> {
  const shown = mount(component, { target: document.body, props });
  flushSync();
  const found = names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]:not(:disabled, .dimmed)`)].map(
      (element) => element.getAttribute(name) ?? '',
    ),
  );
  await unmount(shown);
  return found;
}

// --- the pizza family

/** Every choice of cards of one kind that can be tapped together. */
function choicesOf(hand: string): number[][] {
  const kinds = new Set(hand.toLowerCase());
  return [...kinds].flatMap((kind) => {
    const places = [...hand].flatMap((letter, at) => (letter.toLowerCase() === kind ? [at] : []));
    return Array.from({ length: 2 ** places.length - 1 }, (_, number) =>
      places.filter((__, at) => (number + 1) & (1 << at)),
    );
  });
}

/** All plans of a turn that the buttons send, for some choice of cards, of an order and of a pile. */
function turnsOf({ game, ask, view }: Asked): string[][] {
  const leads = leadsFrom(game.rules, game.observe(ask.seat));
  const seen = view as PizzaView;
  const sources = [null, 'supply', 'stack'] as const;
  const chosen = ask.kind === 'play' ? choicesOf(sorted(seen.hand ?? '')) : [[]];
  const plans = chosen.flatMap((cards) =>
    [null, ...(seen.orders ?? [])].flatMap((order) =>
      sources.flatMap((source) => {
        const choice: Choice = { cards, order, source, step: 'order' };
        const { plan, refusal } = turnAt(ask, seen, choice, leads);
        return [plan, refusal];
      }),
    ),
  );
  const sent = new Map(plans.flatMap((plan) => (plan ? [[plan.join(' '), plan] as const] : [])));
  return [...sent.values()];
}

async function pizzaOffers(asked: Asked): Promise<string[][]> {
  const { game, ask, table, room } = asked;
  const view = asked.view as PizzaView;
  const props = { table, ask, view, words: new PizzaWords(room, view), close: () => undefined };
  if (ask.kind === 'draw') {
    const leads = leadsFrom(game.rules, game.observe(ask.seat));
    const nothing = { dragging: () => undefined, look: () => undefined };
    return (await buttonsOf(TurnTray, { table, ask, leads, view, ...nothing }, 'data-action')).map((pile) => [
      pile,
    ]);
  }
  if (TURN.has(ask.kind)) return turnsOf(asked);
  if (WAYS.has(ask.kind))
    return listWays(game.rules, game.observe(ask.seat), {}).list.map(({ actions }) => actions);
  const single = (actions: string[]) => [...new Set(actions)].map((action) => [action]);
  if (ask.kind === 'block') {
    const leads = leadsFrom(game.rules, game.observe(ask.seat));
    return single(await buttonsOf(BlockSheet, { ...props, leads }, 'data-action'));
  }
  if (ask.kind === 'name') return single(await buttonsOf(NameSheet, props, 'data-name'));
  const { close: look, ...others } = props;
  return single(await buttonsOf(PickTray, { ...others, look }, 'data-card', 'data-action'));
}

/** Ways that are not the best are wished for (`ways.test.ts`): so are all amounts of Bombastica, and what has no room. */
function isComplete({ game, ask, view }: Asked): boolean {
  if (!WAYS.has(ask.kind)) return true;
  const { list, total } = listWays(game.rules, game.observe(ask.seat), {});
  return list.length === total && (view as PizzaView).order?.order !== 'bombastica';
}

// --- SOLOmino

async function solominoOffers({ game, ask, view, table, room }: Asked): Promise<string[][]> {
  const seen = view as SolominoView;
  const leads = leadsFrom(game.rules, game.observe(ask.seat));
  const leading = new Leading(() => Promise.resolve(leads));
  const turn = new Turn(table, leading);
  const words = new SolominoWords(room, seen);
  const sheet = { leads, view: seen, words, ask, sending: false, close: () => undefined };
  if (ask.kind === 'rotate')
    return (await buttonsOf(RotateSheet, { ...sheet, rotate: () => undefined }, 'data-action')).map((way) => [
      way,
    ]);
  if (ask.kind === 'swap') {
    const nothing = { choose: () => undefined, swap: () => undefined };
    const plans = ask.legal.map((action) =>
      buttonsOf(SwapSheet, { ...sheet, ...nothing, chosen: Number(action.slice(1)) }, 'data-action'),
    );
    return Promise.all(plans);
  }
  const cards = turn.hand.flatMap((card) => cardOffers(game, leads, card));
  const others = [
    turn.other
      ? sentBy(game, leads, (here) => (turn.other === 'pass' ? here.pass() : here.do(turn.other ?? '')))
      : [],
    turn.kind === 'call' ? sentBy(game, leads, (here) => here.call()) : [],
  ].flat();
  return [...new Set([...cards, ...others])].map((action) => [action]);
}

/** What is sent by what the player does. */
function sentBy(game: Game, leads: Leads, act: (turn: Turn) => void): string[] {
  const { table, sent } = askedOf(game);
  const leading = new Leading(() => Promise.resolve(leads));
  leading.leads = leads;
  act(new Turn(table, leading));
  return sent;
}

/** All that becomes of a card by taps on it and on the places that are shown then, and by dropping it somewhere. */
function cardOffers(game: Game, leads: Leads, card: string): string[] {
  let placements: Placement[] = [];
  const tapped = sentBy(game, leads, (turn) => {
    turn.tap(card);
    ({ placements } = turn);
  });
  const laid = tapped.length
    ? []
    : placements.flatMap((placement) => sentBy(game, leads, (turn) => turn.lay(placement)));
  const dropped = (['L', 'R', 'middle'] as const).map((at) =>
    sentBy(game, leads, (turn) => turn.drop(card, at)),
  );
  const offered = [...tapped, ...laid];
  // Whatever a card that is dropped does, a tap could have done, at that end.
  for (const [at, actions] of dropped.entries()) {
    for (const action of actions) {
      expect(offered, `${card} dropped`).toContain(action);
      if (action.includes(':') && at < 2) expect(action.startsWith('LR'.charAt(at))).toBe(true);
    }
  }
  return offered;
}

// --- playing

/** Compare what is offered with what is legal, here and after every action of a plan. */
function compare({ game, ask }: Asked, plans: string[][], complete: boolean): void {
  const follows = new Map<string, Set<string>>();
  for (const plan of plans) {
    plan.forEach((action, at) => {
      const before = plan.slice(0, at).join(' ');
      follows.set(before, (follows.get(before) ?? new Set()).add(action));
    });
  }
  for (const [before, offered] of follows) {
    const ahead = game.copy();
    for (const action of before ? before.split(' ') : []) ahead.play(ask.seat, action);
    const legal = new Set(ahead.legalWords);
    for (const action of offered) expect(legal, `${ask.kind} ${before}`).toContain(action);
    // The pile may be left open: it is asked for then. A way is compared where it begins.
    if (complete && (before === '' || (ahead.decision?.kind === 'order' && TURN.has(ask.kind))))
      expect([...offered].sort(), `${ask.kind} ${before}`).toEqual([...legal].sort());
  }
}

async function playThrough(game: Game, chance: Generator, met: Set<string>): Promise<void> {
  const isPizza = game.rules.game !== 'solomino';
  while (!game.isOver) {
    if (!game.decision) {
      game.shuffle();
      continue;
    }
    const asked = askedOf(game);
    const plans = await (isPizza ? pizzaOffers(asked) : solominoOffers(asked));
    met.add(asked.ask.kind);
    expect(plans.length, `${asked.ask.kind} of ${asked.ask.legal.join(' ')}`).toBeGreaterThan(0);
    compare(asked, plans, isPizza ? isComplete(asked) : true);
    // Somebody may begin an answer elsewhere, and is asked for the rest here.
    const chosen = plans[below(chance, plans.length)] ?? [];
    const plan = below(chance, BEGUN_ELSEWHERE) ? chosen : chosen.slice(0, 1);
    // As a table takes it: a plan that does not end where something comes to light would be refused.
    playPlan(game, plan, (action) => game.play(asked.ask.seat, action));
  }
}

const GAMES: [game: string, options: Record<string, unknown>[], kinds: string][] = [
  ['sole-mio', [{}], 'add ask block contest demand draw help match name order play series show'],
  [
    'mamma-mia-grande',
    [{}],
    'add amount ask block contest demand draw help match name order play series show',
  ],
  ['mamma-mia', [{}], 'add demand draw order play'],
  [
    'solomino',
    // As in the terminal, and as at a live table, where everybody is asked after each card.
    [{}, { out_of_turn: true }, { out_of_turn: true, ask_everyone: true }],
    'answer asked call drawn rotate swap turn window',
  ],
];

describe('what the page offers is what the rules accept', () => {
  beforeAll(async () => {
    await speak('en', 'local');
  });

  it.each(GAMES)(
    'in %s',
    async (name, options, kinds) => {
      const rules = await rulesOf(name);
      const met = new Set<string>();
      const chance = newGenerator(7);
      for (let seed = 0; seed < GAMES_PLAYED; seed += 1) {
        const game = Game.new(rules, { players: 2 + (seed % 4), ...options[seed % options.length] }, seed);
        await playThrough(game, chance, met);
      }
      expect([...met].sort().join(' ')).toBe(kinds);
    },
    PATIENCE,
  );
});
