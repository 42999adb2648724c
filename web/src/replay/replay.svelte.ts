/**
 * A finished game as it is looked back at: where we are, through whose eyes, and what is known of the chances.
 *
 * The steps come in parts. Each way of seeing them is loaded once, when it is first chosen.
 */
import { ApiError, type Advice, type Chances, type ReplayPart, type ReplayStep } from '../lib/api.ts';
import { archive } from '../lib/archive.ts';
import type { Room } from '../lib/messages.ts';
import { reach } from '../lib/reach.svelte.ts';

/** `all` cards open, as the `public` saw it, or a seat. */
export type Eyes = 'all' | 'public' | `${number}`;

const PART = 100;
/** How often the server is asked how far it has come. */
const ASK_AGAIN = 700;

/** Who sat where, for the words of the game. */
function roomOf({ table, options, key }: ReplayPart): Room {
  return {
    type: 'room',
    table: table.table,
    seq: 0,
    game: table.game,
    options,
    setting: {},
    state: 'over',
    seats: table.seats.map(({ name, bot, yours }) => ({ name, kind: bot ? 'bot' : 'person', bot, yours })),
    fair: { commitment: '', commitments: [] },
    key,
  };
}

export class Replay {
  readonly id: string;
  readonly #key: string | null;
  #parts = $state.raw<Partial<Record<Eyes, ReplayStep[]>>>({});
  #stopped = false;

  room = $state.raw<Room | null>(null);
  count = $state(0);
  eyes = $state<Eyes>('all');
  chances = $state.raw<Chances | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  trouble = $state.raw<ApiError | null>(null);
  #at = $state(0);
  #before: ReplayStep | undefined;

  constructor(id: string, key: string | null) {
    this.id = id;
    this.#key = key;
  }

  get steps(): ReplayStep[] {
    return this.#parts[this.eyes] ?? [];
  }
  get at(): number {
    return this.#at;
  }
  /** The step that is shown. As long as it is on its way that is the one before, so that the page stays as it is. */
  get step(): ReplayStep | undefined {
    return this.steps[this.#at] ?? this.#before;
  }
  get last(): number {
    return Math.max(0, this.count - 1);
  }
  /** What others open to see this game. */
  get link(): string {
    const key = this.room?.key ?? this.#key;
    return `${reach.origin}/replay/${this.id}${key ? `#${key}` : ''}`;
  }
  /** Each seat's chance after the step that is shown; null while nobody knows. */
  get odds(): number[] | null {
    return this.chances && 'chances' in this.chances ? (this.chances.chances[this.#at] ?? null) : null;
  }

  go(step: number): void {
    this.#before = this.step;
    this.#at = Math.min(this.last, Math.max(0, step));
    if (this.advice?.step !== this.#at) this.advice = null;
  }

  async look(eyes: Eyes): Promise<void> {
    this.#before = this.step;
    this.eyes = eyes;
    if (this.#parts[eyes]) return;
    await this.#attempt(async () => {
      const steps: ReplayStep[] = [];
      do {
        const part = await archive.replay(this.id, this.#key, eyes, steps.length, PART);
        this.room ??= roomOf(part);
        this.count = part.count;
        steps.push(...part.steps);
        this.#parts = { ...this.#parts, [eyes]: [...steps] };
      } while (steps.length < this.count && !this.#stopped);
    });
  }

  /** Ask for the chances until they are all there. */
  async reckon(): Promise<void> {
    await this.#attempt(async () => {
      for (;;) {
        this.chances = await archive.chances(this.id, this.#key);
        if (this.#stopped || 'chances' in this.chances) return;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    });
  }

  /** What would the bot have done instead of the step that is shown? */
  async ask(): Promise<void> {
    const step = this.#at;
    this.thinking = true;
    await this.#attempt(async () => {
      const advice = await archive.advice(this.id, this.#key, step);
      if (step === this.#at) this.advice = advice;
    });
    this.thinking = false;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error;
    }
  }
}
