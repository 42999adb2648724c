/** Positions of lessons: what was played since a scene, on the kernel, as the learner may see it. */
import type { Scene } from '../kernel/game.ts';
import type { Event } from '../kernel/rules.ts';
import type { Ask, EventInfo } from '../lib/messages.ts';
import { isFor, type Players } from './game.ts';
import { playPlan, questionOf, told } from './table.ts';

/** Where the learner sits in every lesson. */
export const LEARNER = 0;

/** Who plays on for the others if the learner tries something that the lesson has no moves for. */
const BOT = 'level:1';
/** The same for everyone, so that the same moves always lead to the same position. */
const SEED = 1;

/** What a seat does, perhaps several actions as one plan. */
export interface Move {
  seat: number;
  do: string[];
}

export interface StageWish {
  game: string;
  scene: Scene;
  moves: Move[];
  /** How many moves were shown before; null if not even the scene was. */
  shown: number | null;
  /** Bots play for the others until the learner is asked or the game is over. */
  playsOn?: boolean;
}

export interface Stage {
  /** All moves since the scene, with those of the bots. */
  moves: Move[];
  /** What the learner is told of those that were not shown before. */
  events: EventInfo[];
  view: Record<string, unknown>;
  /** Null if the learner is not asked. */
  ask: Ask | null;
}

/** Refused as at any table if a move cannot be played. */
export async function stageOf(players: Players, wish: StageWish): Promise<Stage> {
  await players.prepare(wish.game);
  const game = players.setUp(wish.game, wish.scene, SEED);
  const moves: Move[] = [];
  const events: Event[] = [];
  const tell = (happened: readonly Event[], number: number) => {
    if (number >= (wish.shown ?? -1)) events.push(...happened);
  };
  const play = (move: Move) => {
    tell(
      playPlan(game, move.do, (action) => game.play(move.seat, action)),
      moves.length,
    );
    moves.push(move);
  };
  tell(game.resume(), -1);
  wish.moves.forEach(play);
  while (wish.playsOn && game.decision && game.decision.seat !== LEARNER) {
    const { seat } = game.decision;
    play({ seat, do: [await players.choose(BOT, game, SEED + moves.length)] });
  }
  return {
    moves,
    events: told(events.filter((event) => isFor(event, LEARNER))),
    view: game.view(LEARNER, false),
    ask: game.decision?.seat === LEARNER ? questionOf(game, game.decision) : null,
  };
}
