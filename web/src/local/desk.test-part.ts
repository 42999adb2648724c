/** A house of local tables for tests: real rules, a clock in the hands of the test, and a page that keeps what it hears. */
import type { Game } from '../kernel/game.ts';
import { loadBuilt } from '../kernel/node.test-part.ts';
import { below, newGenerator } from '../kernel/random.ts';
import type { QuickGame } from '../lib/api.ts';
import type { Ask, EventInfo, Play, Room } from '../lib/messages.ts';
import type { Wish } from '../lib/socket.ts';
import { House, type Outside } from './house.ts';
import { KernelPlayers } from './players.ts';
import { MemoryStore } from './store.ts';

/** The greedy player in place of the levels, which think for long, unless a test is about them. */
class QuickPlayers extends KernelPlayers {
  thinks = false;
  #thinking = 0;

  override async choose(bot: string, game: Game, seed: number): Promise<string> {
    this.#thinking += 1;
    try {
      if (this.thinks) return await super.choose(bot, game, seed);
      const { rules, decision } = game;
      const view = game.observe(decision?.seat ?? 0, rules.about.memory.open);
      return rules.notation.format(rules.chooseGreedily(view, [...game.legal], seed));
    } finally {
      this.#thinking -= 1;
    }
  }

  /** So long until nothing happens any more that was set going. */
  async settled(): Promise<void> {
    do await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.#thinking);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

const players = new QuickPlayers(loadBuilt);
const settled = () => players.settled();

/** Let the bots of these tests think as those do that people meet. */
export async function thinking(what: () => Promise<void>): Promise<void> {
  players.thinks = true;
  await what().finally(() => (players.thinks = false));
}

export class HandClock {
  ms = 1_000_000;
  #waiting: { at: number; what: () => void }[] = [];

  now(): number {
    return this.ms;
  }
  after(ms: number, what: () => void): () => void {
    const one = { at: this.ms + ms, what };
    this.#waiting.push(one);
    return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
  }
  /** Milliseconds until something is due; null if nothing waits. */
  get next(): number | null {
    return this.#waiting.length ? Math.min(...this.#waiting.map(({ at }) => at)) - this.ms : null;
  }
  async advance(ms: number): Promise<void> {
    const end = this.ms + ms;
    await settled();
    for (let next = this.next; next !== null && this.ms + next <= end; next = this.next) {
      this.ms += Math.max(0, next);
      const due = this.#waiting.filter(({ at }) => at <= this.ms);
      this.#waiting = this.#waiting.filter((one) => !due.includes(one));
      for (const { what } of due) what();
      await settled();
    }
    this.ms = end;
    await settled();
  }
}

export class Desk {
  readonly clock = new HandClock();
  readonly store: MemoryStore;
  readonly house: House;
  readonly events: EventInfo[] = [];
  table = '';
  room: Room | null = null;
  play: Play | null = null;
  closed: string | null = null;
  /** Hears every message. */
  heard: ((message: Parameters<Outside['tell']>[0]) => void) | null = null;
  #ids = 0;

  constructor(seed = 1, store = new MemoryStore()) {
    const rng = newGenerator(seed);
    this.store = store;
    const outside: Outside = {
      players,
      store,
      clock: this.clock,
      random: () => below(rng, 2 ** 20) / 2 ** 20,
      tell: (message) => {
        this.heard?.(message);
        if (message.type === 'room') this.room = message;
        else if (message.type === 'play') {
          this.play = message;
          this.events.push(...message.events);
        } else if (message.type === 'closed') this.closed = message.code;
      },
      claim: () => undefined,
    };
    this.house = new House(outside);
  }

  async open(wish: Partial<QuickGame> & { game: string }): Promise<void> {
    this.table = await this.house.open({ players: 3, level: 1, ...wish });
    await this.do({ type: 'enter', table: this.table });
  }

  async do(wish: Wish): Promise<void> {
    this.#ids += 1;
    await this.house.do({ ...wish, id: `c${this.#ids}` });
    await settled();
  }

  async move(...actions: string[]): Promise<void> {
    const { ask, play } = this;
    await this.do({ type: 'move', table: this.table, seat: ask.seat, seq: play?.seq ?? 0, do: actions });
  }

  async show(seat: number): Promise<void> {
    await this.do({ type: 'show', table: this.table, seat });
  }

  get ask(): Ask {
    const ask = this.play?.ask;
    if (!ask) throw new Error('nothing is asked');
    return ask;
  }
  get isAsked(): boolean {
    return !!this.play?.ask && !this.play.ask.forced?.length;
  }
  get isOver(): boolean {
    return this.room?.state === 'over';
  }

  /** Let bots and clocks go on until the person is asked something with a choice, or the game is over. */
  async untilAsked(): Promise<void> {
    for (let rounds = 0; rounds < 2000; rounds++) {
      if (this.isAsked || this.isOver || this.play?.hand_over?.length) return;
      if (this.play?.ask)
        await this.do({ type: 'seen', table: this.table, seat: this.ask.seat, seq: this.play.seq });
      await this.clock.advance(this.clock.next ?? 0);
    }
    throw new Error('the person is never asked');
  }

  /** Let bots go on until the person is asked anything, choice or not. */
  async untilForced(): Promise<void> {
    for (let waits = 0; waits < 500 && !this.play?.ask && !this.isOver; waits++)
      await this.clock.advance(this.clock.next ?? 0);
  }

  /** Play to the end, always with the first legal action, or with what `choose` says. */
  async playOut(choose = ({ legal }: Ask) => legal[0] ?? ''): Promise<void> {
    for (let moves = 0; moves < 3000; moves++) {
      await this.untilAsked();
      if (this.isOver) return;
      const [next] = this.play?.hand_over ?? [];
      if (!this.isAsked && next !== undefined) await this.show(next);
      else await this.move(choose(this.ask));
    }
    throw new Error('the game does not end');
  }
}
