/**
 * The one WebSocket of this client. It connects again by itself, and says so. A connection that may be dead is probed:
 * the network went away, the page was not looked at for a while, a move is not answered, or the server is silent.
 *
 * A command is answered by `done` or `refused`, which settles its promise. When the connection breaks, moves that were
 * not answered are sent again under the same id as soon as their table has been entered again; the server does each id
 * once. All other commands fail with the code `lost`, and whoever sent them decides.
 *
 * An answer can also get lost on a connection that lives. Commands that can be done twice without harm are then sent
 * again under the same id, and if that does not help, on a new connection. The others fail with the code `lost`.
 */
import type { Done, FromClient, FromServer, Refused } from './messages.ts';
import { t } from './texts.svelte.ts';

type Command = Exclude<FromClient, { type: 'pong' }>;
/** A command whose id is still to be given. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;
export type Status = 'connecting' | 'open' | 'broken' | 'closed';

/** The server said no; `text` is for people. */
export class Refusal extends Error {
  readonly code: string;
  readonly text: string;
  readonly clause: string | null;
  readonly lateMs: number | null;
  readonly retryS: number | null;
  /** The connection broke before the command was answered, so whoever sent it may not expect the answer any more. */
  readonly waited: boolean;

  constructor(
    said: Pick<Refused, 'code' | 'message' | 'text' | 'clause' | 'late_ms' | 'retry_s'>,
    { waited = false } = {},
  ) {
    super(said.message);
    this.code = said.code;
    this.text = said.text;
    this.clause = said.clause ?? null;
    this.lateMs = said.late_ms ?? null;
    this.retryS = said.retry_s ?? null;
    this.waited = waited;
  }
}

export interface Listener {
  /** A new connection stands; enter your tables. */
  open(): void;
  status(status: Status): void;
  message(message: FromServer): void;
}

interface Pending {
  command: Command;
  /** The connection broke meanwhile. */
  waited: boolean;
  resolve: (done: Done) => void;
  reject: (error: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server pings every 5 seconds; a connection that is silent for longer is dead, whatever the system thinks. */
const SILENCE = 12_000;
/** A connection that cannot be made within this time is tried anew. */
const LONGEST_CONNECTING = 10_000;
/** A command that is not answered within this time makes the connection doubtful. */
const ANSWER = 2500;
/** What can be done twice without harm: the server does each move once, and the others only ask or tell. */
const REPEATABLE = new Set<Command['type']>([
  'move',
  'enter',
  'exit',
  'resync',
  'show',
  'seen',
  'ready',
  'probe',
]);
/** How often it is sent on one connection. */
const MOST_TRIES = 3;
/** A doubtful connection has to say something within this time. */
const PROBE = 2000;

/** Nothing is known of what became of a command. */
function lost(text: string): Refusal {
  return new Refusal({ code: 'lost', message: 'the server has not answered', text });
}

export class Socket {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  /** The tables that were entered on this connection: only there a move is heard. */
  #entered = new Set<string>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #promised = 0;
  #status: Status = 'closed';
  #stopped = true;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lostNetwork);
    document.addEventListener('visibilitychange', this.#looked);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lostNetwork);
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#fail(() => true);
    this.#say('closed');
  }

  /** With an id of before if the command may have been sent already. */
  send(wish: Wish, id = newId()): Promise<Done> {
    const command = { ...wish, id } as Command;
    return new Promise((resolve, reject) => {
      const isMove = command.type === 'move';
      if (this.#status !== 'open' && !isMove) return reject(lost(t('error-unreachable')));
      this.#pending.set(command.id, { command, waited: this.#status !== 'open', resolve, reject });
      if (!isMove || this.#entered.has(command.table)) this.#write(command);
      this.#awaitAnswer(command, 1);
    });
  }

  #awaitAnswer(command: Command, tries: number): void {
    const { id } = command;
    setTimeout(() => {
      if (!this.#pending.has(id)) return;
      const isHeard =
        this.#status === 'open' && (command.type !== 'move' || this.#entered.has(command.table));
      if (!REPEATABLE.has(command.type)) {
        this.#probe();
        setTimeout(() => this.#settle(id)?.reject(lost(t('error-no-answer'))), PROBE);
      } else if (!isHeard) {
        this.#awaitAnswer(command, 1); // it is sent when its table has been entered again
      } else if (tries === MOST_TRIES) {
        this.#drop();
        this.#awaitAnswer(command, 1);
      } else {
        this.#write(command);
        this.#probe();
        this.#awaitAnswer(command, tries + 1);
      }
    }, ANSWER);
  }

  /** A table has been entered on this connection: send what it has not answered. */
  entered(table: string): void {
    this.#entered.add(table);
    for (const { command } of this.#pending.values()) {
      if (command.type === 'move' && command.table === table) this.#write(command);
    }
  }

  #connect(): void {
    this.#say('connecting');
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#expect(LONGEST_CONNECTING);
    socket.onopen = () => this.#listen();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#listen();
      this.#take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broken();
    };
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'ping': // at once: it measures the way between us, which counts in a window
        this.#write({ type: 'pong', n: message.n });
        return;
      case 'welcome':
        this.#attempts = 0;
        this.#promised = 0;
        this.#say('open');
        this.#listener.open();
        break;
      case 'done':
        this.#settle(message.id)?.resolve(message);
        break;
      case 'refused':
        if (message.id) this.#refuse(message.id, message);
        break;
      case 'bye':
        this.#promised = message.retry_ms;
        break;
    }
    this.#listener.message(message);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #refuse(id: string, said: Refused): void {
    const pending = this.#settle(id);
    pending?.reject(new Refusal(said, pending));
  }

  /** Do not wait until the system notices, too: on a dead network that takes minutes. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#broken();
    socket.close();
  }

  #broken(): void {
    clearTimeout(this.#watch);
    this.#socket = null;
    this.#entered.clear();
    this.#fail((command) => command.type !== 'move');
    for (const pending of this.#pending.values()) pending.waited = true;
    this.#say('broken');
    // A little chance keeps all clients of a server from coming back in the same moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), Math.max(wait, this.#promised));
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  #hurry = (): void => {
    if (this.#status !== 'broken' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #looked = (): void => {
    if (document.visibilityState === 'visible') this.#probe();
    this.#hurry();
  };

  /** Only a server on this computer is reached without a network. */
  #lostNetwork = (): void => {
    if (isLoopback(new URL(this.#url).hostname)) this.#probe();
    else this.#drop();
  };

  #probe(): void {
    if (this.#status !== 'open') return;
    this.#write({ type: 'probe', id: newId() });
    this.#expect(PROBE);
  }

  #listen(): void {
    this.#expect(SILENCE);
  }

  /** Whatever the server says within this time shows that the connection is alive. */
  #expect(ms: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#drop(), ms);
  }

  #fail(which: (command: Command) => boolean): void {
    for (const [id, { command, reject }] of this.#pending) {
      if (!which(command)) continue;
      this.#pending.delete(id);
      reject(lost(t('error-unreachable')));
    }
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #say(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.status(status);
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** Ids of commands must differ between the tabs of a user, too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}
