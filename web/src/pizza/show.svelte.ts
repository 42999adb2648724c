/**
 * What the table shows, event by event. A scoring is a show: the server reveals all at once, up to the next decision,
 * and this lets it happen before the eyes, at the speed of the table. A turn is seen at once.
 */
import type { EventInfo } from '../lib/messages.ts';
import { play as sound } from '../lib/sound.ts';
import { after, stageOf, type Stage } from './staging.ts';
import type { PizzaView } from './view.ts';

/** Events that are seen together, and how long they are to be looked at. */
interface Beat {
  events: EventInfo[];
  ms: number;
  /** With the last beat of a message: the table as it was then. */
  view?: PizzaView;
}

/** How long a moment of a scoring stays, in milliseconds at normal pace. */
const MOMENTS: Record<string, number> = {
  'round-ended': 1300,
  revealed: 520,
  'order-revealed': 1300,
  series: 900,
  demanded: 900,
  added: 900,
  asked: 1000,
  declined: 700,
  helped: 1000,
  showed: 1000,
  'kept-back': 700,
  named: 900,
  'card-shown': 1200,
  matched: 900,
  filled: 1500,
  unfilled: 1700,
  scored: 900,
};
/** Neighbours of the same group are seen together. */
const GROUPS: Record<string, string> = {
  series: 'series',
  added: 'own cards',
  helped: 'help',
  taken: 'outcome',
  filled: 'outcome',
  'scoring-card': 'outcome',
  rewarded: 'outcome',
  returned: 'outcome',
  unfilled: 'outcome',
};
const PACES = { slow: 1.7, normal: 1, quick: 0.45 } as const;
/** So many moments may wait to be shown before the show hurries. */
const COMFORTABLE = 12;
const SOUNDS = { filled: 'filled', unfilled: 'unfilled', 'round-ended': 'lay' } as const;

export class Show {
  /** What is on the table at this moment. */
  stage = $state.raw<Stage>();
  /** Something is still to be shown. */
  busy = $state(false);

  /** The pace of the table, and whether anything may move on this screen. */
  pace: keyof typeof PACES = 'normal';
  moves = true;

  /** The table as the server told it last: here the show ends, whatever events led there, or none. */
  #latest: PizzaView;
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
    if (!this.busy || this.stage?.view.seat !== view.seat) this.skip();
  }

  push(events: EventInfo[], view: PizzaView): void {
    const beats = beatsOf(events);
    const last = beats.at(-1);
    if (last) last.view = view;
    this.#latest = view;
    this.#queue.push(...beats);
    if (!this.busy) this.#next();
  }

  /** Somebody has seen enough. */
  skip(): void {
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
        this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
  }

  #end(): void {
    this.busy = false;
    this.#agree(this.#latest);
  }

  /** Nobody waits for what nobody sees. Without movement the reveals come at once, but orders can still be read. */
  #waitFor({ events, ms }: Beat): number {
    if (document.hidden || (!this.moves && events[0]?.name === 'revealed')) return 0;
    // Who has fallen behind the others catches up.
    return (ms * PACES[this.pace]) / Math.max(1, this.#queue.length / COMFORTABLE);
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
    if (last && before && groupOf(before) === groupOf(event)) {
      last.events.push(event);
      last.ms = Math.max(last.ms, ms);
    } else beats.push({ events: [event], ms });
  }
  return beats;
}

function groupOf({ name, data }: EventInfo): string | symbol {
  if (name === 'revealed') return String(data?.card).toLowerCase();
  return GROUPS[name] ?? Symbol(name);
}
