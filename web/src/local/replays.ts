/**
 * Looking back at finished games that the page keeps: each step as every seat saw it, how the chances changed, what a bot
 * would have done. It is `server/replays.py` for one reader.
 */
import type { Game, Step } from '../kernel/game.ts';
import { SPECTATOR } from '../kernel/rules.ts';
import type { Advice, Chances, ReplayPart, ReplayStep, TurningPoint } from '../lib/api.ts';
import { REVIEW } from './facts.ts';
import { isFor, Refused, type Players } from './game.ts';
import type { LocalInfo } from './store.ts';
import type { LocalTable } from './table.ts';

interface Frame {
  step: Step;
  /** What a seat did, in notation; null for chance. */
  do: string | null;
  /** The game after the step. */
  game: Game;
}

export class Film {
  readonly #players: Players;
  readonly #info: LocalInfo;
  readonly #options: Record<string, unknown>;
  readonly #frames: Frame[] = [];
  readonly #chances: number[][] = [];
  #reckoning = false;

  constructor(players: Players, info: LocalInfo, { opened, game }: LocalTable) {
    if (!game.isOver)
      throw new Refused('not-now', 'the game is not over: looking back would show hidden cards');
    this.#players = players;
    this.#info = info;
    this.#options = opened.options;
    const again = players.layOut(opened.game, opened.options, opened.seed);
    for (const step of game.history) {
      const { action } = step;
      if (action === null) again.shuffle();
      else again.apply(action);
      const said = action === null ? null : game.rules.notation.format(action);
      this.#frames.push({ step, do: said, game: again.copy() });
    }
  }

  part(eyes: string, first: number, limit: number): ReplayPart {
    const isOpen = eyes === 'all';
    const seat = /^\d$/.test(eyes) ? Number(eyes) : null;
    const steps = this.#frames.slice(first, first + limit).map(({ step, do: action, game }): ReplayStep => ({
      ...(step.seat !== null && action !== null && { seat: step.seat, do: action }),
      events: step.events
        .filter((event) => isOpen || isFor(event, seat))
        .map(({ name, seat: whose, data }) => ({ name, ...(whose !== null && { seat: whose }), data })),
      view: game.rules.readView(
        game.observe(seat ?? SPECTATOR, isOpen ? game.rules.about.memory.open : undefined),
      ),
      ...(isOpen && { facts: game.rules.facts(game.mem) }),
    }));
    return {
      table: this.#info,
      key: null,
      options: this.#options,
      count: this.#frames.length,
      first,
      steps,
    };
  }

  /** What is known of the chances; who asks first sets the reckoning going. */
  chances(): Chances {
    const count = this.#frames.length;
    if (!this.#reckoning) {
      this.#reckoning = true;
      void this.#reckon();
    }
    if (this.#chances.length < count) return { done: this.#chances.length, count };
    return { playouts: this.#playouts, chances: this.#chances, turns: this.#turns() };
  }

  get #playouts(): number {
    return Math.min(REVIEW.most, Math.max(REVIEW.fewest, Math.floor(REVIEW.curve / this.#frames.length)));
  }

  async #reckon(): Promise<void> {
    for (const { game } of this.#frames) {
      this.#chances.push(await this.#players.chances(game, this.#playouts, 0));
    }
  }

  /** The largest changes that an action brought, in the order of the game. */
  #turns(): TurningPoint[] {
    const least = Math.max(REVIEW.change, REVIEW.surely * Math.sqrt(0.5 / this.#playouts));
    const found = this.#frames.flatMap(({ do: action }, step): TurningPoint[] => {
      if (!step || action === null) return [];
      const changes = (this.#chances[step] ?? []).map((now, seat) => ({
        step,
        seat,
        change: now - (this.#chances[step - 1]?.[seat] ?? 0),
      }));
      // Of two changes that are alike, the one for the better.
      const [largest] = changes.sort(
        (one, other) =>
          Math.round(1e6 * (Math.abs(other.change) - Math.abs(one.change))) || other.change - one.change,
      );
      return largest && Math.abs(largest.change) >= least ? [largest] : [];
    });
    return found
      .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
      .slice(0, REVIEW.points)
      .sort((one, other) => one.step - other.step);
  }

  /** What the search would have done instead of a step, from what the seat could know. */
  async advice(step: number): Promise<Advice> {
    const before = this.#frames[step - 1]?.game;
    const played = this.#frames[step]?.do;
    if (!before?.decision || !played) throw new Refused('not-now', `nobody decided in step ${step}`);
    const { seat, kind, clauses } = before.decision;
    const best = await this.#players.estimate(before, REVIEW.hint, 0);
    return {
      step,
      ask: { seat, kind, clauses: [...clauses], legal: before.legalWords },
      view: before.view(seat),
      played,
      best: best.slice(0, REVIEW.best),
    };
  }
}
