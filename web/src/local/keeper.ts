/**
 * Keeps one table going: the player's commands, bots, clocks and windows, as `server/keeper.py` and `server/pacing.py`
 * do. Every change is written down before it is told, and what waits for a time is begun anew after every change.
 */
import type { Game } from '../kernel/game.ts';
import { isForeseen } from '../kernel/leads.ts';
import type { Event } from '../kernel/rules.ts';
import { GAMES } from '../lib/games.ts';
import type { Move, Play, Room, Said } from '../lib/messages.ts';
import type { Wish } from '../lib/socket.ts';
import {
  IN_HAND,
  MOST_STEPS,
  PACES,
  REACTION,
  READING,
  REVIEW,
  SAME_PLAN,
  SHORTLY,
  SHOWN_BY_SCREENS,
  UNSEEN,
} from './facts.ts';
import { passing, Refused, type Estimate, type Players } from './game.ts';
import { Hesitations, type Random } from './hesitation.ts';
import {
  CLOCK,
  FORCED,
  forcedAnswer,
  ME,
  STANDING,
  type Change,
  type Entry,
  type LocalTable,
  type Opened,
  type Played,
  type Span,
} from './table.ts';

/** The time, in milliseconds; `after` returns how to cancel. */
export interface Clock {
  now(): number;
  after(ms: number, what: () => void): () => void;
}

/** What a keeper needs of the world. */
export interface World {
  players: Players;
  clock: Clock;
  random: Random;
  /** Write a table down; what cannot be written is lost when the page goes, and no reason to stop playing. */
  save(table: LocalTable): Promise<void>;
  /** Open the next game of a row. */
  open(opened: Opened): Promise<void>;
  tell(message: Room | Play | Said): void;
}

/** A command of the client, with its id. */
export type Command = Wish & { id: string };

/** What a search would do, for the player who asks. */
export interface Hint {
  seq: number;
  best: Estimate[];
}

export class Keeper {
  table: LocalTable;
  readonly #world: World;
  readonly #hesitations: Hesitations;
  /** Whether the page looks at the table. */
  #here = false;
  #shown: number | null = null;
  #ready = false;
  #lastPlayer: string | null = null;
  #stop: (() => void)[] = [];
  /** Changes with everything that makes what is under way pointless. */
  #turn = {};
  /** When the screen came to the question, and how long an answer without a choice takes. */
  #seen: { askedAt: number; at: number } | null = null;
  #delay: { askedAt: number; ms: number } | null = null;
  #isSeen: (() => void) | null = null;
  #thought: { askedAt: number; plan: Promise<string[]> } | null = null;
  /** The window before: whose question it was, and when it was decided. */
  #pastWindow: { askedAt: number; decided: number } | null = null;

  constructor(world: World, table: LocalTable) {
    this.#world = world;
    this.table = table;
    this.#hesitations = new Hesitations(world.random);
  }

  /** Deal the cards of a new table. */
  async begin(): Promise<void> {
    await this.#write({ type: 'begun' });
  }

  /** Whether a page looks at the table. */
  get isShown(): boolean {
    return this.#here;
  }

  // --- commands

  /** Carry out a command; Refused if it cannot be done. */
  async do(command: Command): Promise<void> {
    const { table } = this;
    switch (command.type) {
      case 'enter':
        return this.#enter();
      case 'resync':
        this.#tellAll();
        return;
      case 'exit':
        this.#here = false;
        this.#shown = null;
        this.#letGo();
        return;
      case 'show':
        return this.#show(command.seat);
      case 'move':
        return this.#move(command);
      case 'seen':
        if (command.seq >= table.askedAt && table.asked.has(command.seat)) this.#noteSeen();
        return;
      case 'ready':
        if (command.seq < table.askedAt || command.seq > table.seq) return;
        this.#ready = true;
        this.#tellRoom();
        this.#lookAhead();
        return;
      case 'standing':
        table.mustOwn(command.seat);
        return this.#write({ type: 'standing', seat: command.seat, help: command.help });
      case 'pace':
        return this.#write({ type: 'paced', pace: command.pace });
      case 'pause':
        table.mustBePlaying();
        if (table.isLiveWindow)
          throw new Refused('window-open', 'cards can be thrown in: pause when the window has closed', {
            clause: 'S-33',
          });
        return this.#write({ type: 'paused', used: this.#used(table.timeLimit) });
      case 'resume':
        if (table.state !== 'paused') throw new Refused('not-now', 'the game is not paused');
        return this.#write({ type: 'resumed' });
      case 'say':
        this.#world.tell({
          type: 'said',
          table: table.opened.id,
          seat: this.#shown ?? table.mine[0] ?? 0,
          phrase: command.phrase,
        });
        return;
      default:
        throw new Refused('not-allowed', `${command.type} is nothing that a local table is asked for`);
    }
  }

  /** While nobody was here the game stood still: all time to answer begins anew. */
  async #enter(): Promise<void> {
    const wasAway = !this.#here;
    this.#here = true;
    if (wasAway && this.table.state === 'playing' && this.table.entries.length > 1)
      await this.#write({ type: 'resumed' }, { quiet: true });
    this.#coverHands();
    this.#tellAll();
    if (wasAway) this.#lookAhead();
  }

  async #show(seat: number): Promise<void> {
    const { table } = this;
    table.mustOwn(seat);
    const once = table.setting.memory === 'once';
    const meanwhile = table.isShared ? table.announcements.meanwhile(seat, once) : [];
    if (meanwhile.length && once) await this.#write({ type: 'heard', seat }, { quiet: true });
    this.#shown = seat;
    this.#tellAll(meanwhile);
  }

  async #move(move: Move): Promise<void> {
    const { table } = this;
    if (table.doneBefore(move) !== undefined) return;
    const past = this.#pastWindow;
    if (past && past.askedAt <= move.seq && move.seq < table.askedAt) {
      const lateMs = Math.max(1, Math.round(this.#world.clock.now() - past.decided));
      throw new Refused('too-late', `the card came ${lateMs} ms too late`, { lateMs });
    }
    const played = table.prepareMove(move);
    this.#noteHesitation(move);
    if (table.isLiveWindow) this.#noteWindow();
    await this.#write(played);
  }

  /** Take the player's last move back: that question is asked again, and the cards lie as they lay then. */
  async undo(): Promise<void> {
    this.#letGo();
    this.table = this.table.before();
    this.#thought = null;
    this.#lastPlayer = null;
    await this.#write({ type: 'undone' }, { whole: true });
  }

  /** What would the search do? It knows no more than the player could. */
  async hint(): Promise<Hint> {
    const { table } = this;
    const seat = table.mine[0] ?? 0;
    const game = table.asked.get(seat);
    if (!table.mayHint || table.state !== 'playing' || !game)
      throw new Refused('not-now', 'nothing is asked that advice could be given for');
    const { askedAt } = table;
    const best = await this.#world.players.estimate(game, REVIEW.hint, this.#seedFor(seat));
    if (this.table.askedAt !== askedAt) throw new Refused('stale-move', 'the game has moved on');
    await this.#write({ type: 'hinted' }, { quiet: true });
    return { seq: this.table.seq, best };
  }

  /** Another game with the same seats, by these rules. */
  async rematch(opened: Opened): Promise<void> {
    await this.#world.open(opened);
    await this.#write({ type: 'rematched', table: opened.id });
  }

  // --- writing and telling

  async #write(
    change: Change,
    { quiet = false, whole = false }: { quiet?: boolean; whole?: boolean } = {},
  ): Promise<void> {
    const { table } = this;
    const { clock } = this.#world;
    const entry: Entry = { seq: table.seq + 1, at: clock.now(), change };
    const mayUndo = table.mayUndo;
    const events = table.apply(entry);
    if (change.type === 'played') this.#lastPlayer = change.by;
    if (!quiet) this.#ready = false;
    const saved = this.#world.save(table);
    if (!quiet && this.#here) this.#lookAhead();
    this.#coverHands();
    // Told is how the table stands now: more may happen to it until this is saved, and is told then.
    const messages: (Room | Play)[] = [];
    const isPlay = ['begun', 'played', 'resumed', 'went-on', 'undone'].includes(change.type);
    if (whole) messages.push(...this.#everything());
    else if (!quiet) {
      if (!isPlay || change.type === 'resumed' || table.state === 'over' || table.mayUndo !== mayUndo)
        messages.push(table.room(this.#ready));
      if (isPlay) messages.push(table.play(this.#seat, events, clock.now()));
    }
    await saved;
    if (this.table === table) messages.forEach((message) => this.#tell(message));
  }

  /** The seat whose cards are shown: the only one, or that of the one who holds the device. */
  get #seat(): number | null {
    return this.table.isShared ? this.#shown : (this.table.mine[0] ?? null);
  }

  /** At a shared device nobody's cards stay open when another is to play. */
  #coverHands(): void {
    const { table } = this;
    if (table.isShared && table.state === 'playing' && !table.asked.has(this.#shown ?? -1))
      this.#shown = null;
  }

  #tell(message: Room | Play): void {
    if (this.#here) this.#world.tell(message);
  }

  #tellRoom(): void {
    this.#tell(this.table.room(this.#ready));
  }

  #tellAll(meanwhile: readonly Event[] = []): void {
    this.#everything(meanwhile).forEach((message) => this.#tell(message));
  }

  #everything(meanwhile: readonly Event[] = []): [Room, Play] {
    const now = this.#world.clock.now();
    return [this.table.room(this.#ready), this.table.play(this.#seat, [], now, { whole: true, meanwhile })];
  }

  // --- what happens by itself

  #letGo(): void {
    this.#turn = {};
    this.#isSeen = null;
    for (const stop of this.#stop.splice(0)) stop();
  }

  /** See what the game waits for now, and have it attended to. */
  #lookAhead(): void {
    this.#letGo();
    const { table } = this;
    if (!this.#here || table.state !== 'playing') return;
    const turn = this.#turn;
    const { decision } = table.game;
    if (table.betweenRounds) this.#goOn();
    else if (table.isLiveWindow) this.#attendWindow();
    else if (decision) void this.#attend(decision.seat, decision.kind, () => this.#turn === turn);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#stop.push(this.#world.clock.after(Math.max(0, ms), resolve)));
  }

  #left({ begin, ms }: Span): number {
    return Math.max(0, begin + ms - this.#world.clock.now());
  }

  /** What is used up of a time stays so: nobody gets it anew by pauses. */
  #used(span: Span | null): number {
    return span ? span.ms - this.#left(span) : 0;
  }

  #goOn(): void {
    const pause = this.table.roundBreak;
    const goOn = () => void this.#write({ type: 'went-on' });
    if (pause) this.#stop.push(this.#world.clock.after(this.#ready ? 0 : this.#left(pause), goOn));
  }

  /** See to it that an ordinary decision is taken: by the bot, by the person, or for the person. */
  async #attend(seat: number, kind: string, isCurrent: () => boolean): Promise<void> {
    const { table } = this;
    const chair = table.chairs[seat];
    const game = table.asked.get(seat);
    if (!chair || !game) return;
    let actions: string[];
    let by: string;
    const forced = chair.bot === null ? forcedAnswer(game) : [];
    if (chair.bot !== null) {
      by = chair.bot;
      actions = await this.#think(by, game, MOST_STEPS);
      if (isCurrent() && !this.#ready)
        await this.#wait(this.#left({ begin: table.askedTime, ms: this.#botMs(kind) }));
    } else if (kind === 'help' && chair.help === 'never') {
      [by, actions] = [STANDING, ['no']];
      await this.#waitForForced(kind, 'no');
    } else if (forced.length) {
      [by, actions] = [FORCED, forced];
      await this.#waitForForced(kind, forced.at(-1) ?? '');
    } else {
      const { deadline } = table;
      if (!deadline) return;
      await this.#wait(this.#left(deadline));
      if (kind === 'call') [by, actions] = [CLOCK, ['silent']];
      else {
        by = standIn(table.opened.game);
        actions = isCurrent() ? await this.#think(by, game, 1) : [];
      }
    }
    if (isCurrent()) await this.#write(table.prepareActions(seat, actions, by));
  }

  /** Milliseconds between a question and a bot's answer. */
  #botMs(kind: string): number {
    const { pace = 'normal', memory = 'lap' } = this.table.setting;
    if (SHOWN_BY_SCREENS.has(kind)) return 0;
    // Nobody needs time to read what they have just played themselves.
    const reads = kind === 'play' && this.#lastPlayer !== ME;
    return 1000 * PACES[pace] * (reads ? READING[memory] : 1);
  }

  /** What a bot does until something comes to light, as people do: a whole turn, a whole answer to an order. */
  #think(bot: string, game: Game, most: number): Promise<string[]> {
    const { askedAt } = this.table;
    if (this.#thought?.askedAt !== askedAt)
      this.#thought = { askedAt, plan: this.#plan(bot, game.copy(), most) };
    return this.#thought.plan;
  }

  async #plan(bot: string, game: Game, most: number): Promise<string[]> {
    const seat = game.decision?.seat ?? 0;
    const plan: string[] = [];
    while (plan.length < most) {
      const action = await this.#choose(bot, game, plan.length);
      plan.push(action);
      const events = game.play(seat, action);
      const follows = game.decision;
      if (!follows || !isForeseen(game, events) || follows.seat !== seat || !SAME_PLAN.has(follows.kind))
        break;
    }
    return plan;
  }

  #choose(bot: string, game: Game, step = 0): Promise<string> {
    const seat = game.decision?.seat ?? 0;
    const [only, another] = game.legalWords;
    if (only !== undefined && another === undefined) return Promise.resolve(only);
    return this.#world.players.choose(bot, game, this.#seedFor(seat, step));
  }

  /** The same moves get the same answers, so that nobody takes a move back until a bot answers better. */
  #seedFor(seat: number, step = 0): number {
    const { opened, game } = this.table;
    let mixed = opened.seed % 0x7fffffff;
    for (const part of [game.history.length, seat, step]) {
      mixed = Math.imul(mixed ^ (part + 0x9e3779b9), 0x85ebca6b);
      mixed = (mixed ^ (mixed >>> 13)) >>> 0;
    }
    return mixed;
  }

  // --- answers without a choice

  #noteSeen(): void {
    const { askedAt } = this.table;
    if (this.#seen?.askedAt !== askedAt) this.#seen = { askedAt, at: this.#world.clock.now() };
    this.#isSeen?.();
  }

  /** Since when the screen shows the question. After a pause people begin to think anew. */
  get #seenSince(): number | null {
    const { askedAt, resumedTime } = this.table;
    return this.#seen?.askedAt === askedAt ? Math.max(this.#seen.at, resumedTime) : null;
  }

  /** A person who had a choice answers; called before the move is applied. */
  #noteHesitation(move: Move): void {
    const game = this.table.asked.get(move.seat);
    const since = this.#seenSince;
    if (since === null || !game?.decision || game.legal.length < 2) return;
    const seconds = (this.#world.clock.now() - since) / 1000;
    this.#hesitations.note(game.decision.kind, move.do.at(-1) ?? '', move.seat, seconds);
  }

  /** Until the person has seen that there is no choice, and nobody else can tell by the time that there was none. */
  async #waitForForced(kind: string, action: string): Promise<void> {
    const { askedAt, askedTime } = this.table;
    if (this.#seen?.askedAt !== askedAt) {
      const seen = new Promise<void>((resolve) => (this.#isSeen = resolve));
      const unseen = this.#left({ begin: askedTime, ms: 1000 * UNSEEN });
      await Promise.race([seen, this.#wait(this.#inTime(unseen))]);
    }
    if (this.#delay?.askedAt !== askedAt) this.#delay = { askedAt, ms: this.#delayOf(kind, action) };
    const begin = this.#seenSince ?? askedTime;
    await this.#wait(this.#inTime(this.#left({ begin, ms: this.#delay.ms })));
  }

  #delayOf(kind: string, action: string): number {
    const { table } = this;
    if (table.isShared) return 1000 * Math.max(IN_HAND, this.#hesitations.draw(kind, action));
    return SHOWN_BY_SCREENS.has(kind) ? 0 : 1000 * PACES[table.setting.pace ?? 'normal'];
  }

  /** Not longer than until shortly before the clock runs out. */
  #inTime(ms: number): number {
    const { deadline } = this.table;
    return Math.max(0, deadline ? Math.min(ms, this.#left(deadline) - 1000 * SHORTLY) : ms);
  }

  // --- the windows of S-33

  #noteWindow(): void {
    this.#pastWindow = { askedAt: this.table.askedAt, decided: this.#world.clock.now() };
  }

  /** Let bots throw in if they want to, and close the window when its time is over. */
  #attendWindow(): void {
    const { table } = this;
    const { clock, random } = this.#world;
    const { deadline } = table;
    const turn = this.#turn;
    const isCurrent = () => this.#turn === turn;
    const decide = (played: () => Played) => {
      if (!isCurrent()) return;
      this.#noteWindow();
      void this.#write(played());
    };
    const ms = deadline?.ms ?? 0;
    for (const [seat, game] of table.asked) {
      const bot = table.chairs[seat]?.bot;
      if (!bot || game.legal.length < 2) continue;
      const [early, late] = REACTION;
      const at = ms * (early + (late - early) * random());
      void this.#choose(bot, game).then((action) => {
        if (!isCurrent() || action === passing(game)) return;
        const wait = this.#left({ begin: table.askedTime, ms: at });
        this.#stop.push(clock.after(wait, () => decide(() => table.prepareActions(seat, [action], bot))));
      });
    }
    if (deadline)
      this.#stop.push(clock.after(this.#left(deadline), () => decide(() => table.prepareClosing())));
  }
}

/** The bot of the middle level plays for a person whose time is over. */
function standIn(game: string): string {
  const { levels = 1 } = GAMES.find((known) => known.game === game) ?? {};
  return `level:${Math.floor((levels + 1) / 2)}`;
}
