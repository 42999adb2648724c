// Messages of Tavolata's live tables, version 1. Written by `make golden`; do not edit.

/** Subscribe to a table. A user without a seat there needs its key, unless the table is listed. */
export interface Enter {
  type: "enter";
  id: string;
  table: string;
  key?: string | null;
  joining?: boolean;
}

/** Unsubscribe from a table. */
export interface Exit {
  type: "exit";
  id: string;
  table: string;
}

/** After a gap in the sequence numbers: ask for the current state of the table, as `room` and `play`. */
export interface Resync {
  type: "resync";
  id: string;
  table: string;
}

/** For a device with several seats: from now on this connection sees what this seat may know, and no other hand.
 *
 * That ends when the seat has played and is not asked any more; until the next `show` it sees what spectators see.
 */
export interface Show {
  type: "show";
  id: string;
  table: string;
  seat: number;
}

/** Take a free seat or the seat of a bot, even during the game; before it, also change the name at your own seat.
 *
 * A person who has seen the cards of a seat in this game can get that seat again, but no other one.
 */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat?: number | null;
  name?: string | null;
}

/** Leave a seat: before the game it becomes free, later a bot takes it. */
export interface Stand {
  type: "stand";
  id: string;
  table: string;
  seat: number;
}

/** The host gives a seat to a bot; without a bot, the seat becomes free (before the game). */
export interface Appoint {
  type: "appoint";
  id: string;
  table: string;
  seat: number;
  bot?: string | null;
}

/** The host starts the game. People who are joining keep a seat for a minute; a bot plays it until then.
 *
 * If the host is away or idle, any player can send this; the game then begins after a notice of ten seconds.
 */
export interface Start {
  type: "start";
  id: string;
  table: string;
  bot?: string | null;
}

/** Commit to a number for the shuffle without revealing it, before the numbers are requested.
 *
 * It belongs to the first of your seats. A new commitment replaces it.
 */
export interface Commit {
  type: "commit";
  id: string;
  table: string;
  commitment: string;
}

/** Reveal the number that you have committed to, when `room.fair.asked` is true.
 *
 * Reveal it only if the table still shows the commitment that you saw first, and never again after the commitments of
 * the other seats, the game or its options have changed.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  table: string;
  number: string;
}

/** Cancel an announced start; any player at the table can do this. */
export interface Cancel {
  type: "cancel";
  id: string;
  table: string;
}

/** The host changes house rules before the game. Options that are not given stay as they are.
 *
 * With more `players` there are more free seats; with fewer, free seats go first, then those of bots.
 */
export interface Configure {
  type: "configure";
  id: string;
  table: string;
  options?: Record<string, unknown>;
  setting?: Setting | null;
}

/** The settings of a table, for any game. */
export interface Setting {
  listed?: boolean;
  spectators?: boolean;
  delay_s?: number;
  clock?: "days" | "fast" | "none" | "relaxed";
  pace?: "normal" | "quick" | "slow";
  windows?: "long" | "longest" | "normal";
  memory?: "lap" | "once" | "open";
}

/** The host makes the person at this seat the host. */
export interface HandHost {
  type: "host";
  id: string;
  table: string;
  seat: number;
}

/** The host removes the person at this seat, from all of their seats; in a running game a bot takes over.
 *
 * They cannot come back until the host sends `readmit`.
 */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  seat: number;
}

/** The host lets the people come back who were removed under this name. */
export interface Readmit {
  type: "readmit";
  id: string;
  table: string;
  name: string;
}

/** Actions of a seat in notation, all of them or none: the whole plan of a turn, the complete answer to an order.
 *
 * `seq` is that of the `play` whose `ask` this answers.
 */
export interface Move {
  type: "move";
  id: string;
  table: string;
  seat: number;
  seq: number;
  do: string[];
}

/** How a seat answers requests for help from now on: `ask` asks each time, `never` always declines. */
export interface Standing {
  type: "standing";
  id: string;
  table: string;
  seat: number;
  help: "ask" | "never";
}

/** Send a phrase to the whole table. */
export interface Say {
  type: "say";
  id: string;
  table: string;
  phrase: "again" | "bye" | "cheers" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** This player is ready to go on; when all players are, the game continues. */
export interface Ready {
  type: "ready";
  id: string;
  table: string;
  seq: number;
}

/** The screen of this seat shows the question of the `play` with this `seq`. Nobody else is told. */
export interface Seen {
  type: "seen";
  id: string;
  table: string;
  seat: number;
  seq: number;
}

/** The host sets the speed of bots and scorings for the whole table. */
export interface SetPace {
  type: "pace";
  id: string;
  table: string;
  pace: "normal" | "quick" | "slow";
}

/** The host pauses the clocks and the bots; later they continue where they were. A window is not paused. */
export interface Pause {
  type: "pause";
  id: string;
  table: string;
}

/** Resume after a pause. */
export interface Resume {
  type: "resume";
  id: string;
  table: string;
}

/** Propose another game with the same seats. The other people are asked first (`room.rematch_ask`); when all are in,
 * or if there are none, the next game starts and `room.rematch` is its link.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
  commits?: boolean;
  options?: Record<string, unknown> | null;
  setting?: Setting | null;
  start?: boolean;
}

/** Whether this player takes part in the proposed rematch; can be changed until it starts. */
export interface RematchAnswer {
  type: "rematch-answer";
  id: string;
  table: string;
  joins: boolean;
  commits?: boolean;
}

/** The others decide how long to wait for a player who is away: a bot plays now, or a minute later. */
export interface StandIn {
  type: "stand-in";
  id: string;
  table: string;
  seat: number;
  when: "later" | "now";
}

/** The immediate answer to `ping`: it measures the latency, which counts in a window. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Check whether the connection still works. Answered by `done` at once, before anything else that is waiting. */
export interface Probe {
  type: "probe";
  id: string;
}

/** The first message on a socket. */
export interface Welcome {
  type: "welcome";
  version: number;
  name: string;
  lang: "de" | "en" | "fr" | "it" | "nl";
  server: string;
}

/** A command was carried out; if it changed the table, the change is on disk, and `seq` is its number. */
export interface Done {
  type: "done";
  id: string;
  seq?: number | null;
}

/** A command or an invalid frame was refused, and nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  text: string;
  id?: string | null;
  clause?: string | null;
  late_ms?: number | null;
  retry_s?: number | null;
}

/** The seats and settings of the table. Sent on entering and after every change. */
export interface Room {
  type: "room";
  table: string;
  seq: number;
  game: string;
  options: Record<string, unknown>;
  setting: Setting;
  state: "closed" | "dealing" | "over" | "paused" | "playing" | "unreadable" | "waiting";
  seats: SeatInfo[];
  fair: Fairness;
  watchers?: number;
  host?: boolean;
  host_seat?: number | null;
  arriving?: string[];
  may_start?: boolean;
  starting?: Starting | null;
  removed?: string[];
  yours?: number[];
  key?: string | null;
  rematch?: RematchLink | null;
  rematch_ask?: RematchAsk | null;
  series?: Series | null;
  ready?: number[];
  deserted?: boolean;
  local?: LocalTable | null;
}

/** Public information about a seat and its player. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "free" | "person";
  bot?: string | null;
  here?: boolean;
  stand_in?: boolean;
  bot_in_ms?: number | null;
  yours?: boolean;
  help?: "ask" | "never" | null;
  open?: boolean;
  kept_ms?: number | null;
  kept_for_you?: boolean;
}

/** What anyone needs to verify the shuffle: the commitments from the beginning, secret and numbers after the end. */
export interface Fairness {
  commitment: string;
  commitments: (string | null)[];
  asked?: boolean;
  secret?: string | null;
  numbers?: (string | null)[] | null;
}

/** Another player starts the game in place of the host. */
export interface Starting {
  seat: number | null;
  left_ms: number;
}

export interface RematchLink {
  table: string;
  key: string;
}

/** A player has proposed a rematch, and the other people are asked. */
export interface RematchAsk {
  seat: number;
  joined: number[];
  declined: number[];
  start_in_ms: number;
  options: Record<string, unknown>;
  setting: Setting;
}

/** A series of rematches: how many games are finished, and how many of them the present players have won. */
export interface Series {
  games: number;
  won: number[];
}

/** A table that the page itself runs: the server does not know it, and nobody else can join it. */
export interface LocalTable {
  undo?: boolean;
  hint?: boolean;
}

/** What has happened since the previous message, and the table as the seat shown on this connection sees it. */
export interface Play {
  type: "play";
  table: string;
  seq: number;
  seat: number | null;
  events: EventInfo[];
  view: Record<string, unknown> | null;
  ask?: Ask | null;
  hand_over?: number[];
  left_ms?: number | null;
  clock_of?: number | null;
  next_round_ms?: number | null;
  stood_in?: number | null;
  missed?: MissedMove[];
  log?: EventInfo[];
  results?: EventInfo[] | null;
  result?: Record<string, unknown> | null;
}

/** An event, as in docs/formats.md. `data.by_bot`: a bot decided it for the player of the seat. */
export interface EventInfo {
  name: string;
  seat?: number | null;
  data?: Record<string, unknown>;
}

/** A decision that the game waits for. Only the deciding seat gets it. */
export interface Ask {
  seat: number;
  kind: string;
  clauses: string[];
  legal: string[];
  forced?: string[];
  view_bytes?: string;
}

/** What a bot did for the player of a seat, as far as this seat may know it. */
export interface MissedMove {
  seq: number;
  events: EventInfo[];
}

/** A phrase of a player; spectators cannot send any. */
export interface Said {
  type: "said";
  table: string;
  seat: number;
  phrase: "again" | "bye" | "cheers" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** This connection gets no more messages of the table. */
export interface Closed {
  type: "closed";
  table: string;
  code: string;
  text: string;
}

export interface Ping {
  type: "ping";
  n: number;
}

/** The server is shutting down. Nothing is lost: connect again after `retry_ms` milliseconds. */
export interface Bye {
  type: "bye";
  retry_ms: number;
}

export type FromClient =
  | Enter
  | Exit
  | Resync
  | Show
  | Sit
  | Stand
  | Appoint
  | Start
  | Commit
  | Reveal
  | Cancel
  | Configure
  | HandHost
  | Remove
  | Readmit
  | Move
  | Standing
  | Say
  | Ready
  | Seen
  | SetPace
  | Pause
  | Resume
  | Rematch
  | RematchAnswer
  | StandIn
  | Pong
  | Probe
  ;

export type FromServer =
  | Welcome
  | Done
  | Refused
  | Room
  | Play
  | Said
  | Closed
  | Ping
  | Bye
  ;
