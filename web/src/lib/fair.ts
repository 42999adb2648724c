/**
 * What this device does so that nobody can have chosen the cards: it remembers the first commitment that a table showed,
 * commits to a number of its own, and reveals it when the game starts (docs/formats.md, "Fair shuffles"). What came of it
 * is checked after the game (`fairCheck.ts`). Hashing is loaded when it is needed.
 */
import { chunk } from './chunks.svelte.ts';
import type { Done, Room } from './messages.ts';
import { Refusal, type Wish } from './socket.ts';

/** What is remembered of one table. Nothing that the server says later changes it. */
export interface Memory {
  table: string;
  /** The first commitment of the table that this device saw. */
  commitment: string;
  /** What this device committed to, and where. */
  own?: { seat: number; number: string; commitment: string; revealed: boolean };
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
  } catch {
    unkept = all;
  }
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
    if (fair.asked) {
      const isMine = fair.commitments.some((one) => one && one === memory.own?.commitment);
      if (memory.own && isMine && !this.#revealing) void this.#reveal(memory.own.number, memory.table);
    } else if (isBefore(room) && !fair.commitments[seat] && this.#committing !== seat) {
      void this.#commit(seat, memory);
    }
  }

  /** What is remembered of a table. Before the game seats may move, and who leaves takes the number along. */
  #recall({ table, fair, yours = [], state }: Room): Memory {
    const before = remembered(table);
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
    const number = remembered(table)?.own?.number ?? newNumber();
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
