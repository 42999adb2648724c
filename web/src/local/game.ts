/** What a local table has from the kernel, besides games: those who play them. */
import type { Options } from '../kernel/description.ts';
import type { Game, Scene } from '../kernel/game.ts';
import type { Event } from '../kernel/rules.ts';

/** What a search found out about an action, in notation. */
export interface Estimate {
  do: string;
  chance: number;
  playouts: number;
}

/** The rules of all games, and the bots. Bots know what their seats may know. */
export interface Players {
  /** Have the rules of a game at hand; all else needs them. */
  prepare(game: string): Promise<void>;
  /** Whether a seat can be shown more of what was played before, or less. */
  hasOven(game: string): boolean;
  /** A game before its first shuffle; the same seed gives the same cards. */
  layOut(game: string, options: Options, seed: number): Game;
  /** A game in the middle, for a lesson. */
  setUp(game: string, scene: Scene, seed: number): Game;
  /** What a bot such as `level:2` answers. */
  choose(bot: string, game: Game, seed: number): Promise<string>;
  /** All actions of the seat that decides, the best first. */
  estimate(game: Game, playouts: number, seed: number): Promise<Estimate[]>;
  /** Each seat's chance to win with all hands as they are: for looking back. */
  chances(game: Game, playouts: number, seed: number): Promise<number[]>;
}

/** Why something cannot be done; the code is one of those of a server. */
export class Refused extends Error {
  readonly code: string;
  readonly clause: string | null;
  readonly lateMs: number | null;

  constructor(
    code: string,
    message: string,
    { clause = null, lateMs = null }: { clause?: string | null; lateMs?: number | null } = {},
  ) {
    super(message);
    this.code = code;
    this.clause = clause;
    this.lateMs = lateMs;
  }
}

export function isFor(event: Event, seat: number | null): boolean {
  return event.audience === null || event.audience === seat;
}

/** The action with which a window is let pass, in notation; null if there is none. */
export function passing(game: Game): string | null {
  const action = game.rules.lettingPass(game.mem);
  return action === null ? null : game.rules.notation.format(action);
}

/** What a page needs that asks the kernel where an answer leads: what a seat sees, without notes, as base64. */
export function clientView(game: Game, seat: number): string {
  return btoa(String.fromCharCode(...game.rules.withoutNotes(game.observe(seat))));
}

/** How a game ended, as messages and records tell it. */
export function resultOf(game: Game): { winners: number[] } & Record<string, unknown> {
  const { winners, scores } = game.result;
  return { winners, ...scores };
}
