/**
 * A table as this client knows it: who sits there (`room`), how it looks (`play`), and the half-made choice.
 *
 * Messages are taken by their sequence number. After a gap the table is asked for anew. A choice belongs to the decision
 * that it answers: it stays while that decision is asked, whatever else is said and however often the connection breaks.
 */
import { Witness } from './fair.ts';
import { leaveFocus } from './focus.ts';
import type { Ask, EventInfo, Play, Room, Said } from './messages.ts';
import type { Hint } from '../local/keeper.ts';
import { noteArrival } from './remaining.svelte.ts';
import { newId, Refusal, type Socket, type Wish } from './socket.ts';
import { Speech } from './speech.svelte.ts';

type AtThisTable = Wish extends infer Each
  ? Each extends { table: string }
    ? Omit<Each, 'table'>
    : never
  : never;

/** Where commands go: the socket, or whatever plays the part of the server, as in the tutorials. */
export type Wire = Pick<Socket, 'send' | 'entered'>;

/** How the screen learns what happens, in order. */
export interface Watcher {
  happened?(events: EventInfo[], play: Play): void;
  said?(said: Said): void;
}

const KEPT = 'tavolata.half-made';

/** A move that the server has not answered yet. */
interface Unanswered {
  id: string;
  seat: number;
  seq: number;
  do: string[];
}

/** What the tab keeps while its page is loaded anew: a half-made choice, and a move that may not have been sent. */
interface Kept {
  table: string;
  question: string;
  choice: Record<string, unknown>;
  move?: Unanswered | undefined;
}

function takeKept(table: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null;
    if (kept?.table !== table) return null;
    sessionStorage.removeItem(KEPT);
    return kept;
  } catch {
    return null;
  }
}

/** The tables at which this tab only watches, kept as long as the tab is. */
const WATCHED = 'tavolata.watched';

function onlyWatched(): string[] {
  try {
    return (sessionStorage.getItem(WATCHED) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function keepWatching(table: string, watching: boolean): void {
  const others = onlyWatched().filter((id) => id !== table);
  try {
    sessionStorage.setItem(WATCHED, [...others, ...(watching ? [table] : [])].join(' '));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

/** Two questions are the same if they are asked of the same seat with the same answers. */
function keyOf(ask: Ask | null | undefined): string {
  return ask ? `${ask.seat} ${ask.kind} ${ask.legal.join(' ')}` : '';
}

export class Table {
  readonly id: string;
  readonly speech = new Speech();
  #key: string | null;
  #socket: Wire;
  #watchers = new Set<Watcher>();
  #witness: Witness;
  #seq = -1;
  #choiceOf = '';
  #kept: Kept | null;
  #unanswered: Unanswered | undefined;
  #shown: number | null = null;
  #seenAt = -1;
  #again: ReturnType<typeof setTimeout> | undefined;

  room = $state.raw<Room | null>(null);
  /** This person does not want a seat here. */
  watching = $state(false);
  play = $state.raw<Play | null>(null);
  /** What the screen shows by now: during a scoring that is less than what `play` knows. Null if that is the same. */
  staged = $state.raw<Record<string, unknown> | null>(null);
  /** When the running clock ends, by `performance.now()`; null if none runs. */
  deadline = $state<number | null>(null);
  /** Between two rounds: when the next one begins at the latest, by `performance.now()`. */
  nextRound = $state<number | null>(null);
  /** What is chosen but not sent yet. Each table page puts into it what it needs. */
  choice = $state<Record<string, unknown>>({});
  /** A move is on its way. */
  sending = $state(false);
  /** The screen is still showing what happened, as in a scoring. */
  showing = $state(false);
  /** Whether what happened last is still being announced. The page of a family says so. */
  isAnnouncing = $state.raw<() => boolean>(() => false);
  /** On a shared device, while that is so: hand it on at once. */
  handOn = $state.raw<(() => void) | null>(null);
  /** What the bot would do, for the question that is asked; at a local table only. */
  hint = $state.raw<Hint | null>(null);
  /** Why this table cannot be seen (any more). */
  trouble = $state.raw<{ code: string; text: string } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A move that waited for the connection and was refused then. It stays until the person has seen it. */
  undone = $state.raw<Refusal | null>(null);

  constructor(id: string, key: string | null, socket: Wire) {
    this.id = id;
    this.#key = key;
    this.#socket = socket;
    this.#witness = new Witness((wish) => this.#socket.send(wish));
    this.#kept = takeKept(id);
    this.watching = onlyWatched().includes(id);
    // The server does each id once, so a move that it knows already is not made again.
    if (this.#kept?.move) void this.#send(this.#kept.move);
  }

  /** Before another page is shown: who comes back to the same question finds the choice again. */
  keepChoice(move?: Unanswered): void {
    try {
      if (!move && (!this.#choiceOf || !Object.keys(this.choice).length)) sessionStorage.removeItem(KEPT);
      else
        sessionStorage.setItem(
          KEPT,
          JSON.stringify({
            table: this.id,
            question: this.#choiceOf,
            choice: this.choice,
            move,
          } satisfies Kept),
        );
    } catch {
      // A browser that keeps nothing: the choice has to be made again.
    }
  }

  /** Before the page goes, and with it the connection that would send a move. */
  keepAll(): void {
    this.keepChoice(this.#unanswered);
  }

  get ask(): Ask | null {
    return this.play?.ask ?? null;
  }
  /** The server answers by itself, because the rules leave no choice. */
  get isForced(): boolean {
    return !!this.ask?.forced?.length;
  }
  /** The seat whose cards are shown here; null for spectators. */
  get seat(): number | null {
    return this.play?.seat ?? this.room?.yours?.[0] ?? null;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** On every new connection. */
  async enter(): Promise<void> {
    try {
      await this.#socket.send({ type: 'enter', table: this.id, key: this.#key, joining: !this.watching });
      // A shared device is still in the same hands, unless its player has been played for meanwhile.
      if (!this.play?.hand_over?.includes(this.#shown ?? -1)) this.#shown = null;
      if (this.#shown !== null) await this.#socket.send({ type: 'show', table: this.id, seat: this.#shown });
      this.trouble = null;
      this.#socket.entered(this.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What was lost is tried again on the next connection, and at a server that has just started after a moment.
      if (error.code === 'lost') return;
      if (error.retryS === null) this.trouble = error;
      else this.#again = setTimeout(() => void this.enter(), 1000 * error.retryS);
    }
  }

  leave(): void {
    clearTimeout(this.#again);
    this.#socket.send({ type: 'exit', table: this.id }).catch(() => undefined);
  }

  take(message: Room | Play | Said): void {
    if (message.type === 'said') {
      if (this.speech.hear(message)) this.#watchers.forEach((watcher) => watcher.said?.(message));
      return;
    }
    if (message.seq < this.#seq) return; // older than what is on the screen
    const missed = this.#seq >= 0 && message.seq > this.#seq + 1;
    this.#seq = message.seq;
    if (message.type === 'room') this.#takeRoom(message);
    else this.#takePlay(message);
    if (missed) this.#socket.send({ type: 'resync', table: this.id }).catch(() => undefined);
  }

  /** The key is told to those who sit there; spectators came by a link that has it. */
  #takeRoom(message: Room): void {
    const room = { ...message, key: message.key ?? this.#key };
    noteArrival(room);
    this.room = room;
    this.#witness.see(room);
    if (room.yours?.length) this.#remember(false);
    else if (room.rematch && this.watching) keepWatching(room.rematch.table, true); // who watched goes on watching
  }

  /** Whether to watch only, or to be about to take a seat; the others are told. */
  async watchOnly(watching: boolean): Promise<void> {
    this.#remember(watching);
    await this.enter();
  }

  #remember(watching: boolean): void {
    if (watching !== this.watching) keepWatching(this.id, watching);
    this.watching = watching;
  }

  #takePlay(play: Play): void {
    const key = keyOf(play.ask);
    if (!key && play.hand_over?.includes(this.ask?.seat ?? -1))
      this.#kept = { table: this.id, question: this.#choiceOf, choice: this.choice };
    if (key !== this.#choiceOf) {
      this.hint = null;
      this.#choiceOf = key;
      this.choice = this.#kept?.question === key ? this.#kept.choice : {};
      this.refusal = null;
    }
    // What was kept is for the question that was asked then, and for no later one; a device may wait to be handed over.
    if (key || !play.hand_over?.length) this.#kept = null;
    // Whoever entered while something happened has seen the table after it; what led there does not happen again.
    const isNews = play.events.length > 0 && play.seq !== this.play?.seq;
    this.play = play;
    if (play.seat !== this.#shown && play.events.length) this.#shown = null;
    this.deadline = typeof play.left_ms === 'number' ? performance.now() + play.left_ms : null;
    this.nextRound = typeof play.next_round_ms === 'number' ? performance.now() + play.next_round_ms : null;
    if (isNews) this.#watchers.forEach((watcher) => watcher.happened?.(play.events, play));
  }

  /** Answer what is asked: one action, or a whole plan. */
  async move(...actions: string[]): Promise<boolean> {
    const { play, ask } = this;
    if (!play || !ask || this.sending) return false;
    leaveFocus();
    return this.#send({ id: newId(), seat: ask.seat, seq: play.seq, do: actions });
  }

  async #send(move: Unanswered): Promise<boolean> {
    const { id, ...answer } = move;
    this.sending = true;
    this.#unanswered = move;
    try {
      return await this.do({ type: 'move', ...answer }, id);
    } finally {
      this.sending = false;
      this.#unanswered = undefined;
      takeKept(this.id); // a page that was put aside and came back has answered the question meanwhile
    }
  }

  /** The screen has come to what is asked. Times are counted from here, so that no answer tells that it was forced. */
  seen(): void {
    const { play, ask } = this;
    if (!play || !ask || play.seq === this.#seenAt) return;
    this.#seenAt = play.seq;
    this.#socket.send({ type: 'seen', table: this.id, seat: ask.seat, seq: play.seq }).catch(() => undefined);
  }

  /** Any other command; whether it was carried out. A refusal is kept for the screen. */
  async do(wish: AtThisTable, id?: string): Promise<boolean> {
    this.refusal = null;
    try {
      await this.#socket.send({ ...wish, table: this.id } as Wish, id);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      if (wish.type === 'move' && error.waited) this.undone = error;
      return false;
    }
  }

  /** One device for several seats: show the cards of this one. */
  async show(seat: number): Promise<void> {
    if (await this.do({ type: 'show', seat })) this.#shown = seat;
  }
}
