/**
 * One table, rebuilt from its journal: who may do what. It is `server/table.py` for tables that the page keeps, so
 * whatever it says is said in the messages of the server. Nothing here waits, writes or looks at the clock.
 *
 * All people at such a table share the device, and are one user.
 */
import type { Game } from '../kernel/game.ts';
import { isForeseen } from '../kernel/leads.ts';
import { SPECTATOR, type Decision, type Event } from '../kernel/rules.ts';
import { CALLS, CLOCKS, ROUND_BREAKS, WINDOWS } from '../lib/games.ts';
import type { Ask, EventInfo, Move, Play, Room, Series, Setting } from '../lib/messages.ts';
import { Announcements } from './announcements.ts';
import { ROUND_ENDS, TURNS } from './facts.ts';
import { clientView, isFor, passing, Refused, resultOf, type Players } from './game.ts';

/** Who plays: a person or a bot. A forced answer, a clock and a standing answer are nobody's decision. */
export const ME = 'me';
export const CLOCK = 'clock';
export const FORCED = 'forced';
export const STANDING = 'standing';

export interface Chair {
  name: string;
  /** Null for a person. */
  bot: string | null;
  help: 'ask' | 'never';
}

/** How a table was opened. */
export interface Opened {
  id: string;
  game: string;
  /** The version of its rules: other rules would make another game of the same moves. */
  rules: number;
  options: Record<string, unknown>;
  setting: Setting;
  chairs: Chair[];
  /** What all shuffles come from. */
  seed: number;
  series: Series | null;
  rematchOf: string | null;
  /** Milliseconds since 1970, as all times in a journal. */
  at: number;
}

/** The order of the cards, as a record has it. */
type Shuffle = Record<string, unknown>;

export interface Step {
  seat?: number;
  do?: string;
  shuffle?: Shuffle;
}

export interface Played {
  type: 'played';
  steps: Step[];
  by: string;
  /** The id of a person's command. */
  move?: string;
}

export type Change =
  | Played
  | { type: 'begun' | 'went-on' | 'resumed' | 'undone' | 'hinted' }
  /** Milliseconds that were used up of the time to answer, or of the break between two rounds. They stay used up. */
  | { type: 'paused'; used?: number }
  | { type: 'heard'; seat: number }
  | { type: 'paced'; pace: NonNullable<Setting['pace']> }
  | { type: 'standing'; seat: number; help: Chair['help'] }
  | { type: 'rematched'; table: string };

export interface Entry {
  seq: number;
  at: number;
  change: Change;
}

/** What did not happen if a move is taken back; all else stays. */
const UNDOABLE: ReadonlySet<Change['type']> = new Set(['played', 'went-on', 'heard', 'paused', 'resumed']);

interface ForcedMove {
  askedAt: number;
  seq: number;
  do: string[];
}

/** How long something lasts, from when on (milliseconds). */
export interface Span {
  begin: number;
  ms: number;
}

export class LocalTable {
  readonly opened: Opened;
  entries: Entry[] = [];
  seq = 0;
  /** The number of the entry that led to the question, and when it was asked: so much later as the game was paused. */
  askedAt = 0;
  askedTime = 0;
  /** When the game last went on after a pause. */
  resumedTime = 0;
  #used = 0;
  /** How fast the table was when the round ended: the break stays as long as it was said to be. */
  #askedPace: NonNullable<Setting['pace']> = 'normal';
  state: 'playing' | 'paused' | 'over' = 'playing';
  /** The person's seat for which the last entry says that a bot has played. */
  stoodIn: number | null = null;
  /** A round of SOLOmino is over, and people look at its result before the next one begins. */
  betweenRounds = false;
  setting: Setting;
  chairs: Chair[];
  announcements: Announcements;
  rematch: string | null = null;
  undone = 0;
  hints = 0;
  game: Game;
  readonly #players: Players;
  #moves = new Map<string, number>();
  #forced = new Map<number, ForcedMove>();
  #asked: Map<number, Game> | null = null;

  constructor(players: Players, opened: Opened, entries: Entry[] = []) {
    this.#players = players;
    this.opened = opened;
    this.setting = opened.setting;
    this.chairs = opened.chairs;
    this.announcements = new Announcements(opened.chairs.length);
    this.game = this.#layOut();
    for (const entry of entries) this.apply(entry);
  }

  #layOut(): Game {
    return this.#players.layOut(this.opened.game, this.opened.options, this.opened.seed);
  }

  // --- the journal

  /** Let an entry happen; returns the events of the game. */
  apply(entry: Entry): readonly Event[] {
    const { change } = entry;
    this.entries.push(entry);
    this.seq = entry.seq;
    this.stoodIn = null;
    let events: readonly Event[] = [];
    switch (change.type) {
      case 'begun':
        events = this.game.shuffle();
        break;
      case 'played':
        events = this.#play(change);
        this.betweenRounds = endsRound(events);
        break;
      case 'went-on':
        this.betweenRounds = false;
        break;
      case 'heard':
        this.announcements.hear(change.seat);
        break;
      case 'paused':
        this.state = 'paused';
        this.#used = change.used ?? 0;
        break;
      case 'resumed':
        this.state = 'playing';
        this.resumedTime = entry.at;
        this.askedTime = entry.at - this.#used;
        this.#used = 0; // whoever comes back to the page has all the time again
        break;
      case 'paced':
        this.setting = { ...this.setting, pace: change.pace };
        break;
      case 'standing':
        this.chairs = this.chairs.map((chair, at) =>
          at === change.seat ? { ...chair, help: change.help } : chair,
        );
        break;
      case 'rematched':
        this.rematch = change.table;
        break;
      case 'undone':
        this.undone += 1;
        this.askedAt = entry.seq; // what was answered before is asked anew
        break;
      case 'hinted':
        this.hints += 1;
        break;
    }
    if (change.type === 'begun' || change.type === 'played') {
      this.askedAt = entry.seq;
      this.#askedPace = this.setting.pace ?? 'normal';
    }
    if (['begun', 'played', 'went-on', 'undone'].includes(change.type)) this.askedTime = entry.at;
    this.#asked = null;
    return events;
  }

  #play(played: Played): Event[] {
    const all: Event[] = [];
    for (const { seat = null, do: action, shuffle } of played.steps) {
      let events: readonly Event[] = [];
      if (shuffle) events = this.#shuffle(shuffle);
      else if (seat !== null && action !== undefined) {
        const isPerson = this.chairs[seat]?.bot === null;
        this.stoodIn = isPerson && ![ME, CLOCK, STANDING, FORCED].includes(played.by) ? seat : null;
        events = this.game.play(seat, action);
        if (this.stoodIn !== null) events = markedAsByBot(events, seat);
      }
      this.announcements.add(seat, events, played.move !== undefined);
      all.push(...events);
    }
    if (played.move !== undefined) this.#moves.set(played.move, this.seq);
    const [first] = played.steps;
    if (played.by === FORCED && first?.seat !== undefined) {
      const mine = played.steps.filter(({ seat }) => seat === first.seat);
      this.#forced.set(first.seat, {
        askedAt: this.askedAt,
        seq: this.seq,
        do: mine.map((step) => step.do ?? ''),
      });
    }
    if (this.game.isOver) this.state = 'over';
    return all;
  }

  /** What the journal tells is what happened; other rules than those that it was played by would deal other cards. */
  #shuffle(told: Shuffle): readonly Event[] {
    const events = this.game.shuffle();
    if (JSON.stringify(this.game.history.at(-1)?.shuffle) !== JSON.stringify(told))
      throw new Refused(
        'unreadable',
        'these rules shuffle otherwise than those that the game was begun with',
      );
    return events;
  }

  // --- what is asked

  get mine(): number[] {
    return this.chairs.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }
  get isShared(): boolean {
    return this.mine.length > 1;
  }
  /** Whether everybody may act at the same time, and the first who does is the one (S-33). */
  get isLiveWindow(): boolean {
    return !!this.opened.options.ask_everyone && this.game.decision?.kind === 'window';
  }
  /** The seats that may act now, each with the game as it finds it. */
  get asked(): ReadonlyMap<number, Game> {
    if (this.#asked) return this.#asked;
    const found = new Map<number, Game>();
    if (this.game.decision && !this.betweenRounds) {
      for (const game of this.isLiveWindow ? this.game.asked() : [this.game]) {
        if (game.decision) found.set(game.decision.seat, game);
      }
    }
    return (this.#asked = found);
  }
  /** The time to answer, and whose time it is; nobody's own in a window. */
  get deadline(): (Span & { seat: number | null }) | null {
    const { decision } = this.game;
    if (this.state !== 'playing' || !decision || this.betweenRounds) return null;
    const { windows = 'normal', clock = 'none' } = this.setting;
    const isWindow = decision.kind === 'window';
    let seconds: number | null = clock === 'days' ? null : CLOCKS[clock];
    if (this.isLiveWindow) seconds = WINDOWS[windows];
    else if (decision.kind === 'call') seconds = CALLS[windows];
    return seconds === null
      ? null
      : { begin: this.askedTime, ms: 1000 * seconds, seat: isWindow ? null : decision.seat };
  }
  /** How long people look at a round before the next one begins, at the latest. */
  get roundBreak(): Span | null {
    if (this.state !== 'playing' || !this.betweenRounds) return null;
    return { begin: this.askedTime, ms: 1000 * ROUND_BREAKS[this.#askedPace] };
  }
  /** The time that runs now, whatever it is for. */
  get timeLimit(): Span | null {
    return this.deadline ?? this.roundBreak;
  }
  get series(): Series | null {
    const { series } = this.opened;
    if (!series || this.state !== 'over') return series;
    const { winners } = this.game.result;
    return {
      games: series.games + 1,
      won: series.won.map((wins, seat) => wins + Number(winners.includes(seat))),
    };
  }

  // --- commands become changes

  mustOwn(seat: number): void {
    if (this.chairs[seat]?.bot !== null) throw new Refused('not-allowed', `seat ${seat} is not yours`);
  }

  mustBePlaying(): void {
    if (this.state === 'paused') throw new Refused('not-now', 'the game is paused: resume it first');
    if (this.state === 'over') throw new Refused('not-now', 'the game is over');
  }

  /** The number of the entry, if this very move was done already, or was answered just so for want of a choice. */
  doneBefore(move: Move): number | undefined {
    const forced = this.#forced.get(move.seat);
    const isForced =
      forced &&
      forced.askedAt <= move.seq &&
      move.seq < forced.seq &&
      move.do.every((action, at) => action === forced.do[at]);
    return isForced ? forced.seq : this.#moves.get(move.id);
  }

  /** All actions of a person's move, tried on a copy. */
  prepareMove(move: Move): Played {
    this.mustOwn(move.seat);
    this.mustBePlaying();
    if (move.seq < this.askedAt || move.seq > this.seq)
      throw new Refused('stale-move', `the move answers number ${move.seq}, the question is ${this.askedAt}`);
    if (this.betweenRounds)
      throw new Refused('not-now', 'the next round has not begun: say that you are ready');
    if (this.isLiveWindow && move.do[0] === passing(this.game))
      throw new Refused('not-now', 'nobody passes in a window: it closes by itself', { clause: 'S-33' });
    return this.prepareActions(move.seat, move.do, ME, move.id);
  }

  prepareActions(seat: number, actions: readonly string[], by: string, move?: string): Played {
    const trial = this.game.copy();
    const begun = trial.history.length;
    playPlan(trial, actions, (action) =>
      this.isLiveWindow ? trial.firstCome(seat, action) : trial.play(seat, action),
    );
    return { type: 'played', steps: stepsOf(trial, begun), by, ...(move !== undefined && { move }) };
  }

  /** The window is over: everybody has passed. */
  prepareClosing(): Played {
    const trial = this.game.copy();
    const begun = trial.history.length;
    trial.closeWindow();
    letChanceAnswer(trial);
    return { type: 'played', steps: stepsOf(trial, begun), by: CLOCK };
  }

  /** The last move of the person that can be taken back; -1 if there is none. */
  get #lastMove(): number {
    return this.entries.findLastIndex(({ change }) => change.type === 'played' && change.by === ME);
  }
  /** One person against bots may take moves back; who hands a device round would take back those of others. */
  get mayUndo(): boolean {
    return this.mayHint && this.state === 'playing' && this.#lastMove >= 0;
  }
  get mayHint(): boolean {
    return !this.isShared && this.state !== 'over';
  }

  /** The table before the player's last move; what was not played (a pace, a hint) stays. */
  before(): LocalTable {
    const at = this.#lastMove;
    if (!this.mayUndo) throw new Refused('not-now', 'there is no move that could be taken back');
    const kept = this.entries.filter(({ change }, index) => index < at || !UNDOABLE.has(change.type));
    const table = new LocalTable(this.#players, this.opened, kept);
    table.seq = this.seq; // numbers never go back
    return table;
  }

  // --- what is told

  /** What the one is told who holds the device, or everybody who looks at it (no seat). */
  play(
    seat: number | null,
    events: readonly Event[],
    now: number,
    { whole = false, meanwhile = [] }: { whole?: boolean; meanwhile?: readonly Event[] } = {},
  ): Play {
    const { deadline, roundBreak, game } = this;
    const { memory = 'lap' } = this.setting;
    const ask = seat === null || this.state !== 'playing' ? null : this.#ask(seat);
    const left = (span: Span) => Math.max(0, Math.round(span.begin + span.ms - now));
    const log =
      meanwhile.length || memory === 'once'
        ? seat === null
          ? []
          : this.announcements.own(seat)
        : this.announcements.log(seat);
    return {
      type: 'play',
      table: this.opened.id,
      seq: this.seq,
      seat,
      events: told(events.filter((event) => isFor(event, seat))),
      // Notes of what was noticed once are for those who remember it; only an open table takes them for all (P-16).
      view: game.view(seat ?? SPECTATOR, memory === 'open'),
      log: told([...log, ...meanwhile]),
      ...(ask && { ask }),
      ...(!this.isLiveWindow && {
        hand_over: this.mine.filter((other) => other !== seat && this.asked.has(other)),
      }),
      ...(deadline && { left_ms: left(deadline), clock_of: deadline.seat }),
      ...(roundBreak && { next_round_ms: left(roundBreak) }),
      ...(this.stoodIn !== null && { stood_in: this.stoodIn }),
      ...(whole && { results: told(this.announcements.results) }),
      ...(game.isOver && { result: resultOf(game) }),
    };
  }

  #ask(seat: number): Ask | null {
    const game = this.asked.get(seat);
    if (!game?.decision) return null;
    const pass = this.isLiveWindow ? passing(game) : null;
    const forced = this.isLiveWindow ? [] : forcedAnswer(game);
    const question = questionOf(game, game.decision);
    return {
      ...question,
      legal: question.legal.filter((action) => action !== pass),
      ...(forced.length && { forced }),
    };
  }

  room(ready: boolean): Room {
    const { opened, mine } = this;
    return {
      type: 'room',
      table: opened.id,
      seq: this.seq,
      game: opened.game,
      options: opened.options,
      setting: this.setting,
      state: this.state,
      seats: this.chairs.map(({ name, bot, help }) =>
        bot === null ? { name, kind: 'person', here: true, yours: true, help } : { name, kind: 'bot', bot },
      ),
      fair: { commitment: '', commitments: [] },
      host: true,
      host_seat: mine[0] ?? null,
      yours: mine,
      local: { undo: this.mayUndo, hint: this.mayHint },
      ...(this.series && { series: this.series }),
      ...(ready && { ready: mine }),
      ...(this.rematch !== null && {
        rematch: { table: this.rematch, key: '' },
        rematch_ask: {
          seat: mine[0] ?? 0,
          joined: mine,
          declined: [],
          start_in_ms: 0,
          options: opened.options,
          setting: this.setting,
        },
      }),
    };
  }
}

/** What a seat is asked, whether it has a choice or not. */
export function questionOf(game: Game, { seat, kind, clauses }: Decision): Ask {
  return {
    seat,
    kind,
    clauses: [...clauses],
    legal: game.legalWords,
    view_bytes: clientView(game, seat),
  };
}

/** Events as a message tells them. */
export function told(events: readonly Event[]): EventInfo[] {
  return events.map(({ name, seat, data }) => ({ name, ...(seat !== null && { seat }), data }));
}

/** The event that tells everybody an action says that a bot decided it for the person. */
function markedAsByBot(events: readonly Event[], seat: number): Event[] {
  const at = events.findIndex((event) => event.seat === seat && event.audience === null);
  return events.map((event, index) =>
    index === at ? { ...event, data: { ...event.data, by_bot: true } } : event,
  );
}

/** Whether a round of SOLOmino was ended and another one dealt (S-24). */
function endsRound(events: readonly Event[]): boolean {
  return events.some(({ name }) => name === 'round-began') && events.some(({ name }) => ROUND_ENDS.has(name));
}

/** Let a game go through the actions of a plan, which ends where something comes to light; what happened. */
export function playPlan(
  game: Game,
  actions: readonly string[],
  play: (action: string) => readonly Event[],
): Event[] {
  const all: Event[] = [];
  let goesOn = true;
  for (const action of actions) {
    if (!goesOn) throw new Refused('not-now', 'a plan ends where something comes to light or others may act');
    const events = play(action);
    goesOn = isForeseen(game, events);
    all.push(...events, ...letChanceAnswer(game));
  }
  return all;
}

function letChanceAnswer(game: Game): Event[] {
  const events: Event[] = [];
  while (!game.decision && !game.isOver) events.push(...game.shuffle());
  return events;
}

/** What was added to a game's history, for the journal. */
function stepsOf(game: Game, begun: number): Step[] {
  return game.history
    .slice(begun)
    .map(({ seat, action, shuffle }) =>
      seat === null || action === null
        ? { shuffle: shuffle ?? {} }
        : { seat, do: game.rules.notation.format(action) },
    );
}

/** The actions that the deciding seat must take; empty if it has a choice (`server/forced.py`). */
export function forcedAnswer(game: Game): string[] {
  if (!game.decision || game.legal.length !== 1) return [];
  const trial = game.copy();
  const { seat } = game.decision;
  const actions: string[] = [];
  while (trial.decision?.seat === seat) {
    const [only, another] = trial.legalWords;
    if (actions.length && TURNS.has(trial.decision.kind)) return actions;
    if (only === undefined || another !== undefined) return [];
    actions.push(only);
    if (!isForeseen(trial, trial.play(seat, only))) return actions;
  }
  return actions;
}
