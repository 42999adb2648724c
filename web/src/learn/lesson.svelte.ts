/**
 * A tutorial in progress. It plays the part of the server for a table that is like any other, so that one learns at the
 * real table; what each step shows, allows and brings was written down by the real rules (`make golden`).
 */
import type { Ask, Done, EventInfo, Room } from '../lib/messages.ts';
import { Refusal, type Wish } from '../lib/socket.ts';
import { Table, type Wire } from '../lib/table.svelte.ts';
import { has, t } from '../lib/texts.svelte.ts';

export interface Step {
  id: string;
  /** A scene of its own, that does not follow from the step before. */
  fresh: boolean;
  options: Record<string, unknown>;
  events: EventInfo[];
  view: Record<string, unknown>;
  /** Its events are explained before they are shown. */
  pause?: boolean;
  ask?: Ask;
  answers?: string[];
  /** What each right answer brings, where the next step begins elsewhere. */
  brings?: Record<string, { events: EventInfo[]; view: Record<string, unknown> }>;
}

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

export class Lesson implements Wire {
  readonly game: string;
  readonly #steps: Step[];
  #seq = 0;

  at = $state(0);
  table: Table = $state.raw(new Table('', null, this));
  /** The right answer was given, and there is something to read before the next step. */
  answered = $state(false);
  /** What comes next is explained, and waits until the learner goes on. */
  pausing = $state(false);
  /** The step whose answer was legal, but not the one to learn. In a plan it may be one that is still to come. */
  #missed = $state<number | null>(null);

  constructor(game: string, steps: Step[]) {
    this.game = game;
    this.#steps = steps;
    this.show(placeIn(game, steps.length));
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
  /** What is to be read now. */
  get text(): string {
    if (this.pausing) return t(`${this.#id}.before`);
    return this.answered && has(`${this.#id}.done`) ? t(`${this.#id}.done`) : t(this.#id);
  }
  get hint(): string {
    if (this.#missed === null) return '';
    const hint = `tutorial-${this.game}-${this.#steps[this.#missed]?.id ?? ''}.hint`;
    return has(hint) ? t(hint) : t('learn-other');
  }
  /** Nothing is asked: the learner reads, and goes on. */
  get isReading(): boolean {
    return this.pausing || this.answered || !this.#step.ask;
  }

  /** Set up a step for itself. */
  show(at: number): void {
    this.at = at;
    this.table = new Table(`learn-${this.game}`, null, this);
    this.#seq = 0;
    this.#begin();
  }

  /** Go on from what has been read. */
  next(): void {
    if (this.pausing) {
      this.#tellStep();
      return;
    }
    if (this.isLast) return;
    if (this.#steps[this.at + 1]?.fresh) this.show(this.at + 1);
    else {
      this.at += 1;
      this.#begin(this.#step.pause);
    }
  }

  #begin(pause = false): void {
    this.answered = false;
    this.#missed = null;
    try {
      localStorage.setItem(keyOf(this.game), String(this.at));
    } catch {
      // whoever keeps nothing begins anew
    }
    const { play } = this.table;
    if (!pause || !play?.view) return this.#tellStep();
    this.pausing = true;
    this.#tell([], play.view, null); // what was answered is not asked any more
  }

  #tellStep(): void {
    this.pausing = false;
    this.#tell(this.#step.events, this.#step.view, this.#step.ask ?? null);
  }

  #tell(events: EventInfo[], view: Record<string, unknown>, ask: Ask | null): void {
    const { table } = this;
    this.#seq += 1;
    if (!table.room) table.take(this.#room());
    table.take({ type: 'play', table: table.id, seq: this.#seq, seat: 0, events, view, ask });
  }

  #room(): Room {
    const { options } = this.#step;
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
        yours: seat === 0,
        here: true,
      })),
      fair: { commitment: '', commitments: [] },
      yours: [0],
    };
  }

  // --- what a server does

  send(wish: Wish): Promise<Done> {
    if (wish.type === 'move' && !this.#takePlan(wish.do))
      return Promise.reject(new Refusal({ code: 'not-now', message: 'not this one', text: this.hint }));
    return Promise.resolve({ type: 'done', id: '' });
  }

  entered(): void {
    // there is no connection that could break
  }

  /** A plan may answer the steps that follow, too, such as an order on top of the ingredients. All of it, or nothing. */
  #takePlan(actions: string[]): boolean {
    const plan = actions.slice(0, this.#asked());
    const wrong = plan.findIndex((action, ahead) => !this.#steps[this.at + ahead]?.answers?.includes(action));
    this.#missed = wrong < 0 ? null : this.at + wrong;
    if (wrong >= 0 || this.answered || !plan.length) return false;
    for (const action of plan) this.#take(action);
    return true;
  }

  /** How many steps from here on are questions that follow from each other. */
  #asked(): number {
    const following = this.#steps.slice(this.at);
    const end = following.findIndex((step, ahead) => !step.ask || (ahead > 0 && (step.fresh || step.pause)));
    return end < 0 ? following.length : end;
  }

  #take(action: string): void {
    const brought = this.#step.brings?.[action];
    if (brought) {
      this.answered = true;
      this.#tell(brought.events, brought.view, null);
    } else this.next();
  }
}
