// Messages of Tavolata's live tables, version 1. Written by `make golden`; do not edit.

/** Be told what happens at a table. Whoever has no seat there needs its key, unless the table is listed. */
export interface Enter {
  type: "enter";
  id: string;
  table: string;
  key?: string | null;
  joining?: boolean;
}

/** Be told no more. */
export interface Exit {
  type: "exit";
  id: string;
  table: string;
}

/** After a gap in the sequence numbers: the table as it is now, as `room` and `play`. */
export interface Resync {
  type: "resync";
  id: string;
  table: string;
}

/** One device for several seats: from now on this connection sees what the seat may know, and no other's hand.
 *
 * That ends when the seat has played and is not asked any more; until the next `show` it sees what spectators see.
 */
export interface Show {
  type: "show";
  id: string;
  table: string;
  seat: number;
}

/** Take a free seat or the seat of a bot, also while the game goes on; before it, change the name at one's own seat.
 *
 * Whoever has seen the cards of a seat in this game can get that seat again, but no other one.
 */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat?: number | null;
  name?: string | null;
}

/** Leave a seat: before the game it is free again, later a bot takes it. */
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

/** The host begins the game. People who are joining then keep a seat for a minute, which a bot plays meanwhile.
 *
 * If the host is gone or idle, any seated person can say this; the game then begins after a notice of ten seconds.
 */
export interface Start {
  type: "start";
  id: string;
  table: string;
  bot?: string | null;
}

/** Bind yourself to a number for the shuffle without telling it, before the numbers are asked for.
 *
 * It belongs to the first of your seats. Another one replaces it.
 */
export interface Commit {
  type: "commit";
  id: string;
  table: string;
  commitment: string;
}

/** Tell the number that you have committed to, when `room.fair.asked` is true.
 *
 * Tell it only if the table still shows the commitment that you saw first, and never again after the commitments of
 * the other seats, the game or its options have changed.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  table: string;
  number: string;
}

/** Stop a start that was announced; anybody who sits at the table can. */
export interface Cancel {
  type: "cancel";
  id: string;
  table: string;
}

/** The host changes house rules before the game. Options that are not named stay as they are.
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

/** How a table is run, whatever is played at it. */
export interface Setting {
  listed?: boolean;
  spectators?: boolean;
  delay_s?: number;
  clock?: "days" | "fast" | "none" | "relaxed";
  pace?: "normal" | "quick" | "slow";
  windows?: "long" | "longest" | "normal";
  memory?: "lap" | "once" | "open";
}

/** The host makes the person at a seat the host. */
export interface HandHost {
  type: "host";
  id: string;
  table: string;
  seat: number;
}

/** The host sends the person at a seat away, with all seats of that person; in a running game a bot takes over.
 *
 * Whoever was removed cannot come again until the host says `readmit`.
 */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  seat: number;
}

/** The host invites those again who were removed under this name. */
export interface Readmit {
  type: "readmit";
  id: string;
  table: string;
  name: string;
}

/** Actions of a seat in notation, all of them or none: the whole plan of a turn, the complete answer to an order.
 *
 * `seq` is that of the `play` message whose `ask` this answers.
 */
export interface Move {
  type: "move";
  id: string;
  table: string;
  seat: number;
  seq: number;
  do: string[];
}

/** How a seat answers requests for help until it says otherwise: `ask` asks, `never` declines by itself. */
export interface Standing {
  type: "standing";
  id: string;
  table: string;
  seat: number;
  help: "ask" | "never";
}

/** A phrase to the whole table. */
export interface Say {
  type: "say";
  id: string;
  table: string;
  phrase: "again" | "bye" | "cheers" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** This player has seen enough of what is being shown; when all have, everybody goes on. */
export interface Ready {
  type: "ready";
  id: string;
  table: string;
  seq: number;
}

/** The screen of this seat has come to the question of the `play` with this `seq`. Nobody else is told. */
export interface Seen {
  type: "seen";
  id: string;
  table: string;
  seat: number;
  seq: number;
}

/** The host sets how fast bots answer and scorings are shown, for the whole table. */
export interface SetPace {
  type: "pace";
  id: string;
  table: string;
  pace: "normal" | "quick" | "slow";
}

/** The host stops the clocks and the bots; later they go on where they were. A window is not paused. */
export interface Pause {
  type: "pause";
  id: string;
  table: string;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: string;
  table: string;
}

/** Another game with the same seats. The other people are asked first (`room.rematch_ask`); when all are in, or if
 * there are none, the next game starts and `room.rematch` is its link.
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

/** Whether this person plays the next game that somebody asked for; may be changed until it starts. */
export interface RematchAnswer {
  type: "rematch-answer";
  id: string;
  table: string;
  joins: boolean;
  commits?: boolean;
}

/** The others decide how long to wait for a person who is away: a bot plays now, or a minute later. */
export interface StandIn {
  type: "stand-in";
  id: string;
  table: string;
  seat: number;
  when: "later" | "now";
}

/** The answer to `ping`, at once: it measures the way between us, which counts in a window. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Does the connection still work? Answered by `done` at once, whatever else is waiting. */
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

/** A command was carried out; if it changed the table, that is on disk, and `seq` is its number. */
export interface Done {
  type: "done";
  id: string;
  seq?: number | null;
}

/** A command, or a frame that was none, was not carried out, and nothing has changed. */
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

/** Who sits where, and how the table is run. Sent on entering and after every change of it. */
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

/** Who sits at a seat, as everybody may know. */
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

/** How anyone can check the shuffle: the commitments from the beginning, what they were made from after the end. */
export interface Fairness {
  commitment: string;
  commitments: (string | null)[];
  asked?: boolean;
  secret?: string | null;
  numbers?: (string | null)[] | null;
}

/** Somebody starts the game in place of the host. */
export interface Starting {
  seat: number | null;
  left_ms: number;
}

export interface RematchLink {
  table: string;
  key: string;
}

/** A player wants another game, and the other people are asked. */
export interface RematchAsk {
  seat: number;
  joined: number[];
  declined: number[];
  start_in_ms: number;
  options: Record<string, unknown>;
  setting: Setting;
}

/** A row of rematches: how many games are finished, and how many of them those won who have the seats now. */
export interface Series {
  games: number;
  won: number[];
}

/** A table that the page itself runs: no server knows of it, and nobody else can join it. */
export interface LocalTable {
  undo?: boolean;
  hint?: boolean;
}

/** What happened since the message before, and how the table looks now to the seat shown on this connection. */
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

/** Something that happened, as in docs/formats.md. `data.by_bot`: a bot decided it for the person of the seat. */
export interface EventInfo {
  name: string;
  seat?: number | null;
  data?: Record<string, unknown>;
}

/** A decision that the game waits for, for the seat that takes it alone. */
export interface Ask {
  seat: number;
  kind: string;
  clauses: string[];
  legal: string[];
  forced?: string[];
  view_bytes?: string;
}

/** What a bot did for the person of a seat, as this seat may know it. */
export interface MissedMove {
  seq: number;
  events: EventInfo[];
}

/** A phrase of a player; spectators do not speak. */
export interface Said {
  type: "said";
  table: string;
  seat: number;
  phrase: "again" | "bye" | "cheers" | "good-luck" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** This connection is told no more of the table. */
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

/** The server stops in an orderly way. Nothing is lost: connect again after so many milliseconds. */
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
