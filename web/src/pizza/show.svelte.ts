/**
 * What the table shows, event by event. A scoring is a show: the server reveals all at once, up to the next decision,
 * and this plays it on this screen, at the table's pace times this person's speed. It can be paused, stepped and
 * skipped here without any effect on other screens. A turn is seen at once, unless another follows already.
 */
import type { EventInfo } from '../lib/messages.ts';
import { play as sound } from '../lib/sound.ts';
import { after, stageOf, type Stage } from './staging.ts';
import type { PizzaView } from './view.ts';
import { OUTCOMES } from './words.ts';

/** Events that are seen together, and how long they are to be looked at. */
interface Beat {
  events: EventInfo[];
  ms: number;
  /** The same for a turn, if the next one follows at once; otherwise nobody waits for it. */
  turnMs: number;
  /** With the last beat of a message: the table as it was then. */
  view?: PizzaView;
}

/** How long a moment stays, in milliseconds at normal pace. */
const MOMENTS: Record<string, number> = {
  'round-ended': 700,
  revealed: 200,
  'order-revealed': 600,
  series: 550,
  demanded: 550,
  added: 550,
  asked: 550,
  declined: 250,
  helped: 600,
  showed: 550,
  'kept-back': 350,
  named: 450,
  'card-shown': 700,
  matched: 550,
  filled: 800,
  unfilled: 900,
  scored: 400,
};
/** Announcements of turns that are told at once are read one after the other. */
const TURNS: Record<string, number> = { played: 2000, passed: 1500, 'round-began': 1200 };
/** After so many bursts of ingredients the next ones come quicker: by now it is clear what happens. */
const BURSTS = 3;
const QUICK_BURST = 120;
/** Before a question its last moment is short: it stays in sight while it is thought about. */
const BEFORE_QUESTION = 300;
/** Neighbours of the same group are seen together. */
const GROUPS: Record<string, string> = {
  // The answer of an owner is one statement (P-22).
  series: 'statement',
  demanded: 'statement',
  added: 'statement',
  asked: 'statement',
  helped: 'help',
  taken: 'outcome',
  filled: 'outcome',
  'scoring-card': 'outcome',
  rewarded: 'outcome',
  returned: 'outcome',
  unfilled: 'outcome',
  played: 'turn',
  passed: 'turn',
  'order-played': 'turn',
  drew: 'turn',
  'got-card': 'turn',
  'got-order': 'turn',
};
const PACES = { slow: 1.7, normal: 1, quick: 0.45 } as const;
/** So many moments may wait to be shown before the show hurries. */
const COMFORTABLE = 12;
const SOUNDS = { filled: 'filled', unfilled: 'unfilled', 'round-ended': 'lay' } as const;

/** What is skipped: up to the outcome of this order, or up to the end of this scoring. */
export type Skipping = 'order' | 'scoring';

export class Show {
  /** What is on the table at this moment. */
  stage = $state.raw<Stage>();
  /** Something is still to be shown. */
  busy = $state(false);
  /** It stands still until this person goes on. */
  paused = $state(false);
  skipping = $state<Skipping | null>(null);

  /** The pace of the table, this person's own speed, and whether anything may move on this screen. */
  pace: keyof typeof PACES = 'normal';
  speed = 1;
  moves = true;

  /** The table as the server told it last: here the show ends, whatever events led there, or none. */
  #latest: PizzaView;
  /** A question waits behind the last moment. */
  #asks = false;
  #bursts = 0;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  #tell: (events: EventInfo[]) => void;

  /** `tell` is called with the events of each moment, after they are on the stage. */
  constructor(view: PizzaView, tell: (events: EventInfo[]) => void) {
    this.#latest = view;
    this.stage = stageOf(view);
    this.#tell = tell;
  }

  /** A view without events: after a reconnection, or when another seat is shown. */
  settle(view: PizzaView): void {
    this.#latest = view;
    if (!this.busy || this.stage?.view.seat !== view.seat) this.finish();
  }

  /** What happened, and whether it leads to a question to this person. */
  push(events: EventInfo[], view: PizzaView, asks = false): void {
    const beats = beatsOf(events);
    const last = beats.at(-1);
    if (last) last.view = view;
    this.#latest = view;
    this.#asks = asks;
    this.#queue.push(...beats);
    if (!this.busy) this.#next();
  }

  // --- the control

  /** On to the next moment, also while it is paused. */
  step(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  pause(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#next();
  }

  skip(what: Skipping): void {
    this.skipping = what;
    this.paused = false;
    this.step();
  }

  /** All that is left at once: the question behind it cannot wait. */
  finish(): void {
    clearTimeout(this.#timer);
    for (const beat of this.#queue.splice(0)) this.#apply(beat);
    this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    for (;;) {
      const beat = this.#queue.shift();
      if (!beat) {
        this.#end();
        return;
      }
      this.#apply(beat);
      const wait = this.#waitFor(beat);
      if (wait > 0) {
        this.busy = true;
        if (!this.paused) this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
  }

  #end(): void {
    this.busy = this.paused = false;
    this.#agree(this.#latest);
  }

  /** Nobody waits for what nobody sees. Without movement the reveals come at once, but orders can still be read. */
  #waitFor(beat: Beat): number {
    const name = beat.events[0]?.name ?? '';
    this.#bursts = name === 'revealed' ? this.#bursts + 1 : 0;
    if (this.#isSkipped(beat) || document.hidden || (!this.moves && name === 'revealed')) return 0;
    const isLast = this.#queue.length === 0;
    let { ms } = beat;
    if (beat.turnMs && !isLast) ms = beat.turnMs;
    if (this.#bursts > BURSTS) ms = QUICK_BURST;
    if (isLast && this.#asks) ms = Math.min(ms, BEFORE_QUESTION);
    // Who has fallen behind the others catches up.
    return (ms * PACES[this.pace]) / this.speed / Math.max(1, this.#queue.length / COMFORTABLE);
  }

  /** An order is skipped up to what became of it, a scoring up to its last word; both are seen. */
  #isSkipped({ events }: Beat): boolean {
    const isOver = events.some(({ name }) => name === 'scored' || name === 'round-began');
    const isDone = isOver || (this.skipping === 'order' && events.some(({ name }) => OUTCOMES.has(name)));
    if (isDone) this.skipping = null;
    return this.skipping !== null;
  }

  #apply({ events, view }: Beat): void {
    if (!this.stage) return;
    this.stage = events.reduce(after, this.stage);
    this.#tell(events);
    for (const { name } of events) {
      if (name in SOUNDS) sound(SOUNDS[name as keyof typeof SOUNDS]);
    }
    if (view) this.#agree(view);
  }

  /** What the server says of the table counts; of the past only what belongs to this scoring stays. */
  #agree(view: PizzaView): void {
    const { stage } = this;
    if (!stage) return;
    const fresh = stageOf(view);
    const inScoring = view.order !== undefined || isLimbo(view, stage);
    this.stage = inScoring
      ? { ...fresh, scene: sceneOf(fresh, stage), strip: stage.strip, total: stage.total || fresh.total }
      : fresh;
  }
}

/** The order that is asked about keeps what happened about it. */
function sceneOf(fresh: Stage, { scene }: Stage): Stage['scene'] {
  if (!fresh.scene) return scene;
  const same = scene?.owner === fresh.scene.owner && scene.order === fresh.scene.order && !scene.outcome;
  return same
    ? { ...fresh.scene, events: scene.events, given: scene.given, helper: scene.helper }
    : fresh.scene;
}

/** Between the rounds and after the last order there is a moment without a revealed order. */
function isLimbo(view: PizzaView, { total }: Stage): boolean {
  return total > 0 && view.waits_for.to === 'over';
}

/** Cards of one kind come out in a burst; what belongs to one outcome is seen at once. */
export function beatsOf(events: EventInfo[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const before = last?.events.at(-1);
    const ms = MOMENTS[event.name] ?? 0;
    const turnMs = TURNS[event.name] ?? 0;
    if (last && before && groupOf(before) === groupOf(event)) {
      last.events.push(event);
      last.ms = Math.max(last.ms, ms);
      last.turnMs = Math.max(last.turnMs, turnMs);
    } else beats.push({ events: [event], ms, turnMs });
  }
  return beats;
}

function groupOf({ name, seat, data }: EventInfo): string | symbol {
  if (name === 'revealed') return String(data?.card).toLowerCase();
  const group = GROUPS[name];
  // Each turn is announced by itself.
  return group === 'turn' ? `turn of ${String(seat)}` : (group ?? Symbol(name));
}
