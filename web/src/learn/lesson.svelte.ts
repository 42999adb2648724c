/**
 * A tutorial in progress. It plays the part of the server for a table that is like any other, so that one learns at the
 * real table, and the rules answer whatever the learner tries. The course itself is fixed: the positions that it begins
 * from, the moves of the others, and the answers that lead on.
 */
import type { Scene } from '../kernel/game.ts';
import type { Ask, Done, EventInfo, Room } from '../lib/messages.ts';
import type { Wish } from '../lib/socket.ts';
import { Table, type Wire } from '../lib/table.svelte.ts';
import { has, t } from '../lib/texts.svelte.ts';
import type { Move, Stage, StageWish } from '../local/lessons.ts';

export interface Step {
  id: string;
  /** A position of its own, that does not follow from the step before. */
  scene?: Scene;
  /** What happens before the learner is asked. */
  before?: [seat: number, action: string][];
  /** What leads on; without answers there is only something to read. */
  answers?: string[];
  /** What leads to this step is explained before it is shown. */
  pause?: boolean;
}

/** Where positions come from: the house of local tables, which has the rules. */
export interface School {
  stage(wanted: StageWish): Promise<Stage>;
}

const LEARNER = 0;

/** Where a learner is in a tutorial; kept in the browser. */
function keyOf(game: string): string {
  return `tavolata.learn.${game}`;
}

function placeIn(game: string, steps: number): number {
  try {
    const kept = Number(localStorage.getItem(keyOf(game)) ?? 0);
    return Number.isInteger(kept) && kept > 0 && kept < steps ? kept : 0;
  } catch {
    return 0; // a browser that keeps nothing
  }
}

function movesBefore({ before = [] }: Step): Move[] {
  return before.map(([seat, action]) => ({ seat, do: [action] }));
}

export class Lesson implements Wire {
  readonly game: string;
  readonly #steps: Step[];
  readonly #school: School;
  #seq = 0;
  /** All moves since the scene, and how many of them the table has shown. */
  #moves: Move[] = [];
  #shown: number | null = null;
  /** Changes with everything that makes a position pointless that was asked for. */
  #turn = {};

  at = $state(0);
  table: Table = $state.raw(new Table('', null, this));
  /** The right answer was given, and there is something to read before the next step. */
  answered = $state(false);
  /** What comes next is explained, and waits until the learner goes on. */
  pausing = $state(false);
  /** What the learner has tried in place of the answer: all moves since the scene, and the step that it misses. */
  #tried = $state.raw<{ moves: Move[]; missed: Step | undefined } | null>(null);

  private constructor(game: string, steps: Step[], school: School) {
    this.game = game;
    this.#steps = steps;
    this.#school = school;
  }

  /** The tutorial of a game, where the learner left it. */
  static async open(game: string, steps: Step[], school: School): Promise<Lesson> {
    const lesson = new Lesson(game, steps, school);
    await lesson.show(placeIn(game, steps.length));
    return lesson;
  }

  get count(): number {
    return this.#steps.length;
  }
  get isLast(): boolean {
    return this.at === this.count - 1;
  }
  get #step(): Step {
    const step = this.#steps[this.at];
    if (!step) throw new Error(`${this.game} has no lesson ${this.at}`);
    return step;
  }
  get #id(): string {
    return `tutorial-${this.game}-${this.#step.id}`;
  }
  get title(): string {
    return t(`${this.#id}.title`);
  }
  /** The table is showing what happened. Nothing is explained until that is over. */
  get isWatching(): boolean {
    return this.table.showing;
  }
  /** The learner has done something else, and sees what comes of it. */
  get isTrying(): boolean {
    return this.#tried !== null;
  }
  /** What is to be read now. */
  get text(): string {
    if (this.pausing) return t(`${this.#id}.before`);
    return this.answered && has(`${this.#id}.done`) ? t(`${this.#id}.done`) : t(this.#id);
  }
  get hint(): string {
    if (!this.#tried) return '';
    const hint = `tutorial-${this.game}-${this.#tried.missed?.id ?? ''}.hint`;
    return has(hint) ? t(hint) : t('learn-other');
  }
  /** Nothing is asked: the learner reads, and goes on. */
  get isReading(): boolean {
    return this.pausing || this.answered || !this.#step.answers;
  }

  /** Set up a step for itself, as the right answers of the steps before lead to it. */
  async show(at: number): Promise<void> {
    const moves: Move[] = [];
    let shown: number | null = null;
    for (const step of this.#steps.slice(this.#sceneOf(at), at)) {
      moves.push(...movesBefore(step));
      shown = moves.length;
      if (step.answers?.[0] !== undefined) moves.push({ seat: LEARNER, do: [step.answers[0]] });
    }
    const step = this.#steps[at];
    if (step) moves.push(...movesBefore(step));
    const stage = await this.#stage(moves, shown, at);
    if (!stage) return;
    this.#moves = moves;
    this.at = at;
    this.#begin();
    this.#clear();
    this.#tellStep(stage);
  }

  /** Go on from what has been read. */
  async next(): Promise<void> {
    if (!this.pausing) {
      if (this.isLast) return;
      if (this.#steps[this.at + 1]?.scene) return this.show(this.at + 1);
    }
    await this.#goOn(this.pausing ? this.at : this.at + 1);
  }

  /** Back from what was tried: the step is asked again as it was. */
  async takeBack(): Promise<void> {
    const stage = await this.#stage(this.#moves, this.#moves.length);
    if (!stage) return;
    this.#clear();
    this.#tellStep(stage);
  }

  #sceneOf(at: number): number {
    return this.#steps.findLastIndex(({ scene }, number) => number <= at && scene);
  }

  /** What the rules make of these moves; null if the learner has gone elsewhere meanwhile. */
  async #stage(
    moves: Move[],
    shown: number | null,
    at = this.at,
    { playsOn = false } = {},
  ): Promise<Stage | null> {
    const turn = (this.#turn = {});
    const scene = this.#steps[this.#sceneOf(at)]?.scene;
    if (!scene) throw new Error(`${this.game} has no scene for lesson ${at}`);
    const stage = await this.#school.stage({ game: this.game, scene, moves, shown, playsOn });
    return this.#turn === turn ? stage : null;
  }

  /** A table at which nothing has happened yet. */
  #clear(): void {
    this.#tried = null;
    this.table = new Table(`learn-${this.game}`, null, this);
    this.#seq = 0;
  }

  #begin(): void {
    this.answered = this.pausing = false;
    this.#tried = null;
    try {
      localStorage.setItem(keyOf(this.game), String(this.at));
    } catch {
      // whoever keeps nothing begins anew
    }
  }

  /** Let happen what leads to a step that follows from the one before, with these moves. */
  async #goOn(at: number, moves = this.#moves): Promise<void> {
    const step = this.#steps[at];
    const all = [...moves, ...(step ? movesBefore(step) : [])];
    const stage = await this.#stage(all, this.#shown, at);
    if (!stage) return;
    this.#moves = all;
    this.at = at;
    this.#begin();
    this.#tellStep(stage);
  }

  #tellStep({ events, view, ask }: Stage): void {
    this.#shown = this.#moves.length;
    this.#tell(events, view, this.#step.answers ? ask : null);
  }

  #tell(events: EventInfo[], view: Record<string, unknown>, ask: Ask | null): void {
    const { table } = this;
    this.#seq += 1;
    if (!table.room) table.take(this.#room());
    table.take({ type: 'play', table: table.id, seq: this.#seq, seat: LEARNER, events, view, ask });
  }

  #room(): Room {
    const { options = {} } = this.#steps[this.#sceneOf(this.at)]?.scene ?? {};
    return {
      type: 'room',
      table: this.table.id,
      seq: this.#seq,
      game: this.game,
      options,
      setting: {},
      state: 'playing',
      seats: Array.from({ length: Number(options.players) }, (_, seat) => ({
        name: '',
        kind: seat ? 'bot' : 'person',
        yours: seat === LEARNER,
        here: true,
      })),
      fair: { commitment: '', commitments: [] },
      yours: [LEARNER],
    };
  }

  // --- what a server does

  async send(wish: Wish): Promise<Done> {
    if (wish.type === 'move') await this.#take(wish.do);
    return { type: 'done', id: '' };
  }

  entered(): void {
    // there is no connection that could break
  }

  /** A plan may answer the steps that follow, too, such as an order on top of the ingredients. */
  async #take(plan: string[]): Promise<void> {
    const asked = this.#asked();
    const wrong = plan.findIndex(
      (action, ahead) => ahead >= asked || !this.#steps[this.at + ahead]?.answers?.includes(action),
    );
    if (this.#tried || wrong >= 0)
      return this.#try(plan, wrong < asked ? this.#steps[this.at + wrong] : undefined);
    const moves = [...this.#moves, { seat: LEARNER, do: plan }];
    const last = this.at + plan.length - 1;
    const following = this.#steps[last + 1];
    if (following && !following.scene && !following.pause) return this.#goOn(last + 1, moves);
    const stage = await this.#stage(moves, this.#shown);
    if (!stage) return;
    this.#moves = moves;
    this.at = following?.pause ? last + 1 : last;
    this.#begin();
    if (following?.pause) {
      this.pausing = true;
      this.#tell([], this.table.play?.view ?? {}, null); // what was answered is not asked any more
    } else {
      this.answered = true;
      this.#tellStep({ ...stage, ask: null });
    }
  }

  /** Something else than the answer: it happens, and the others play on. */
  async #try(plan: string[], missed: Step | undefined): Promise<void> {
    const before = this.#tried?.moves ?? this.#moves;
    const moves = [...before, { seat: LEARNER, do: plan }];
    const stage = await this.#stage(moves, before.length, this.at, { playsOn: true });
    if (!stage) return;
    this.#tried = { moves: stage.moves, missed: this.#tried ? this.#tried.missed : missed };
    this.#tell(stage.events, stage.view, stage.ask);
  }

  /** How many steps from here on are questions that follow from each other at once. */
  #asked(): number {
    const following = this.#steps.slice(this.at);
    const end = following.findIndex(
      (step, ahead) => !step.answers || (ahead > 0 && (step.scene || step.pause || step.before)),
    );
    return end < 0 ? following.length : end;
  }
}
