/**
 * What this device does so that nobody can have chosen the cards: it remembers the first commitment that a table showed,
 * commits to a number of its own, and reveals it when the game starts, for what the table shows at that moment and for
 * nothing else (docs/formats.md, "Fair shuffles"). What came of it is checked after the game (`fairCheck.ts`). Hashing is
 * loaded when it is needed.
 */
import { chunk } from './chunks.svelte.ts';
import type { Done, Room } from './messages.ts';
import { Refusal, type Wish } from './socket.ts';

/** What a table showed when it asked for the numbers: with those and its secret, all that the cards come from. */
export interface Asked {
  game: string;
  options: Record<string, unknown>;
  commitments: (string | null)[];
}

/** What is remembered of one table. Nothing that the server says later changes it. */
export interface Memory {
  table: string;
  /** The first commitment of the table that this device saw. */
  commitment: string;
  /** What this device committed to, and where. */
  own?: {
    seat: number;
    number: string;
    commitment: string;
    revealed: boolean;
    /** For which the number was revealed. Older versions of the page did not remember it. */
    asked?: Asked;
    /** What the table showed when it asked otherwise, later. */
    otherwise?: Asked;
  };
}

const KEY = 'tavolata.fair';
/** How many tables are remembered. */
const MOST = 50;

/** In a browser that keeps nothing: what is remembered as long as the page is open. */
let unkept: Memory[] | null = null;

function read(): Memory[] {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Memory[]) : [];
  } catch {
    return [];
  }
}

export function remembered(table: string): Memory | null {
  return read().find((memory) => memory.table === table) ?? null;
}

function remember(memory: Memory): void {
  const others = read().filter(({ table }) => table !== memory.table);
  const all = [...others, memory].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    unkept = null;
  } catch {
    unkept = all;
    try {
      // A page that is loaded anew must not find a number without what it was revealed for.
      localStorage.removeItem(KEY);
    } catch {
      // Nor does it, if nothing can be kept at all.
    }
  }
}

/** The seats whose commitments are others than before, and `rules` if something else is. */
export function changedSince(before: Asked, now: Asked): (number | 'rules')[] {
  const rules = ({ game, options }: Asked) =>
    JSON.stringify([
      game,
      Object.entries(options)
        .filter(([, value]) => value !== null)
        .sort(),
    ]);
  const seats = before.commitments.length > now.commitments.length ? before.commitments : now.commitments;
  return [
    ...(rules(before) === rules(now) ? [] : (['rules'] as const)),
    ...seats.flatMap((_, seat) => (before.commitments[seat] === now.commitments[seat] ? [] : [seat])),
  ];
}

export const loadHashing = () => chunk(() => import('./hashing.ts'));

function isBefore({ state }: Room): boolean {
  return state === 'waiting' || state === 'dealing';
}

/** This device at one table. */
export class Witness {
  readonly #send: (wish: Wish) => Promise<Done>;
  /** What was sent and not lost: the seat of a commitment, and whether the number. */
  #committing: number | null = null;
  #revealing = false;

  constructor(send: (wish: Wish) => Promise<Done>) {
    this.#send = send;
  }

  /** Do what is due after each `room`. A table that shows another commitment than before gets nothing. */
  see(room: Room): void {
    const { fair } = room;
    if (!fair.commitment) return; // a lesson
    const memory = this.#recall(room);
    const seat = room.yours?.[0];
    if (seat === undefined) {
      this.#committing = null;
      // Somebody who is about to sit down commits at once then.
      if (isBefore(room)) void loadHashing().catch(() => undefined);
    }
    if (seat === undefined || memory.commitment !== fair.commitment) return;
    if (fair.asked) this.#answer(room, memory);
    else if (isBefore(room) && !memory.own?.asked && !fair.commitments[seat] && this.#committing !== seat)
      void this.#commit(seat, memory);
  }

  /** Once the number is known, everything else that the cards come from must stay as it is. */
  #answer({ game, options, fair: { commitments } }: Room, { own, ...memory }: Memory): void {
    if (!own) return;
    const shown = { game, options, commitments };
    if (own.asked) {
      if (changedSince(own.asked, shown).length)
        return remember({ ...memory, own: { ...own, otherwise: shown } });
    } else {
      if (own.revealed || commitments[own.seat] !== own.commitment) return;
      remember({ ...memory, own: { ...own, asked: shown } });
    }
    if (!this.#revealing) void this.#reveal(own.number, memory.table);
  }

  /**
   * What is remembered of a table. Before the game seats may move, and who leaves takes the number along. From when it was
   * revealed nothing changes any more: else the table could ask for new numbers until it likes the cards.
   */
  #recall({ table, fair, yours = [], state }: Room): Memory {
    const before = remembered(table);
    if (before?.own?.asked) return before;
    const { commitment, own } = before ?? { commitment: fair.commitment };
    const memory: Memory = { table, commitment };
    const seat = yours.find((at) => own && fair.commitments[at] === own.commitment);
    if (own && (state !== 'waiting' || yours.length)) memory.own = { ...own, seat: seat ?? own.seat };
    if (JSON.stringify(memory) !== JSON.stringify(before)) remember(memory);
    return memory;
  }

  async #commit(seat: number, { table, commitment }: Memory): Promise<void> {
    this.#committing = seat;
    const { commitTo, newNumber } = await loadHashing();
    // Another tab may have committed meanwhile: they share one number.
    const before = remembered(table)?.own;
    if (before?.asked) return;
    const number = before?.number ?? newNumber();
    const own = { seat, number, commitment: commitTo(commitment, table, number), revealed: false };
    remember({ table, commitment, own });
    if (!(await this.#say({ type: 'commit', table, commitment: own.commitment }))) this.#committing = null;
  }

  async #reveal(number: string, table: string): Promise<void> {
    this.#revealing = true;
    const done = await this.#say({ type: 'reveal', table, number });
    const memory = remembered(table);
    if (done && memory?.own) remember({ ...memory, own: { ...memory.own, revealed: true } });
    this.#revealing = done;
  }

  /** Whether it arrived. What the server refuses is not tried again; the check after the game tells. */
  async #say(wish: Wish): Promise<boolean> {
    try {
      await this.#send(wish);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.code !== 'lost' && error.retryS === null;
    }
  }
}
