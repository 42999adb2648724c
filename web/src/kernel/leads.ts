/**
 * Where the answers to a question lead: each is tried on games that agree with what the seat sees. Nothing here knows a
 * rule. From these games the page reads how a plan goes on, and what it says before an answer is given.
 */
import { FORESEEN, TURNS } from '../local/facts.ts';
import { Game } from './game.ts';
import type { Bytes, Event, Rules } from './rules.ts';

/** Where an answer leads. */
export interface Lead {
  /** What everybody is told at once, in the first of the games that were tried. */
  events: Pick<Event, 'name' | 'seat' | 'data'>[];
  /** Those of them that happen in all of these games. */
  surely: string[];
  /** What the seat is asked next, if a plan can go on there: nothing has come to light, and nobody else acts. */
  asks: string | null;
  /** Where each answer to that leads. */
  then: Leads;
  /** What somebody is asked afterwards, before a next turn: in which part of the games that were tried. */
  follows: Record<string, number>;
  /** How many cards each seat holds then; in the pizza family, ingredients. */
  cards: number[];
  /** The seat can then do nothing in its next turn, not even draw (P-13). */
  isStuck: boolean;
}

/** All answers to a question, in notation. */
export type Leads = Record<string, Lead>;

/** In so many games each answer is tried: what hidden cards do not matter to is the same in all. */
const WORLDS = 8;
const WORLDS_OF: Record<string, number> = { play: 1, order: 1, block: 100 };
/** The decisions of a turn (pizza). */
const TURN = new Set(['play', 'order', 'draw']);
/** With these the next turn has begun. */
const NEXT_TURN = new Set([...TURNS, 'answer', 'window']);
/** It goes on until it has come round. */
const GOES_ROUND = 'asked';

export function leadsFrom(rules: Rules, view: Bytes): Leads {
  const first = Game.seen(rules, view);
  const { decision } = first;
  if (!decision) return {};
  const count = WORLDS_OF[decision.kind] ?? WORLDS;
  const others = Array.from({ length: count - 1 }, (_, at) => Game.seen(rules, view, at + 1));
  return leadsIn([first, ...others], decision.seat);
}

function leadsIn([first, ...others]: [Game, ...Game[]], seat: number): Leads {
  const kind = first.decision?.kind;
  return Object.fromEntries(
    first.legal.map((action) => {
      const game = first.copy();
      const worlds: [Game, ...Game[]] = [game, ...others.map((world) => world.copy())];
      const told = worlds.map((world) => world.apply(action).filter(({ audience }) => audience === null));
      const [events = [], ...elsewhere] = told;
      const goesOn = game.decision?.seat === seat && isForeseen(game, events);
      const lead: Lead = {
        events: events.map(({ name, seat, data }) => ({ name, seat, data })),
        surely: events
          .map(({ name }) => name)
          .filter((name) => elsewhere.every((other) => other.some((event) => event.name === name))),
        asks: goesOn ? (game.decision?.kind ?? null) : null,
        then: goesOn ? leadsIn(worlds, seat) : {},
        follows: goesOn ? {} : followsIn(worlds),
        cards: game.rules.handSizes(game.mem),
        isStuck: kind === 'draw' && worlds.some((world) => isStuckIn(world, seat)),
      };
      return [first.rules.notation.format(action), lead];
    }),
  );
}

/** Whether a seat learned nothing by its action, so that a plan may go on. */
export function isForeseen({ decision }: Game, events: readonly Event[]): boolean {
  return decision !== null && decision.kind !== 'window' && events.every(({ name }) => FORESEEN.has(name));
}

function followsIn(worlds: Game[]): Record<string, number> {
  const follows: Record<string, number> = {};
  for (const world of worlds) {
    for (const kind of new Set(kindsUntilNextTurn(world.copy())))
      follows[kind] = (follows[kind] ?? 0) + 1 / worlds.length;
  }
  return follows;
}

function kindsUntilNextTurn(game: Game): string[] {
  const kinds: string[] = [];
  while (game.decision && !NEXT_TURN.has(game.decision.kind)) {
    kinds.push(game.decision.kind);
    if (game.decision.kind !== GOES_ROUND) break;
    game.apply(game.randomAction());
  }
  return kinds;
}

/** Whether the seat passes when its turn comes again, and does not even draw. */
function isStuckIn(game: Game, seat: number): boolean {
  for (;;) {
    const { decision } = game;
    if (!decision || decision.seat === seat || !TURN.has(decision.kind)) return false;
    const own = game.apply(game.randomAction()).filter((event) => event.seat === seat);
    if (own.some(({ name }) => name === 'passed'))
      return game.decision?.seat !== seat && own.every(({ name }) => name !== 'drew');
  }
}
