/**
 * The one WebSocket of this client. It connects again by itself, and says so.
 *
 * A command is answered by `done` or `refused`, which settles its promise. When the connection breaks, moves that were
 * not answered are sent again under the same id as soon as their table has been entered again; the server does each id
 * once. All other commands fail with the code `lost`, and whoever sent them decides.
 */
import type { Done, FromClient, FromServer, Refused } from './messages.ts';

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

  constructor(said: Pick<Refused, 'code' | 'message' | 'text' | 'clause' | 'late_ms' | 'retry_s'>) {
    super(said.message);
    this.code = said.code;
    this.text = said.text;
    this.clause = said.clause ?? null;
    this.lateMs = said.late_ms ?? null;
    this.retryS = said.retry_s ?? null;
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
  resolve: (done: Done) => void;
  reject: (error: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server pings every 20 seconds; a connection that is silent for longer is dead, whatever the system thinks. */
const SILENCE = 50_000;

const LOST = { code: 'lost', message: 'the connection broke before the server answered', text: '' };

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
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#socket?.close();
    this.#socket = null;
    this.#fail(() => true);
    this.#say('closed');
  }

  send(wish: Wish): Promise<Done> {
    const command = { ...wish, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      const isMove = command.type === 'move';
      if (this.#status !== 'open' && !isMove) return reject(new Refusal(LOST));
      this.#pending.set(command.id, { command, resolve, reject });
      if (!isMove || this.#entered.has(command.table)) this.#write(command);
    });
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
        if (message.id) this.#settle(message.id)?.reject(new Refusal(message));
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

  #broken(): void {
    clearTimeout(this.#watch);
    this.#socket = null;
    this.#entered.clear();
    this.#fail((command) => command.type !== 'move');
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

  #listen(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#watch = setTimeout(() => socket?.close(), SILENCE);
  }

  #fail(which: (command: Command) => boolean): void {
    for (const [id, { command, reject }] of this.#pending) {
      if (!which(command)) continue;
      this.#pending.delete(id);
      reject(new Refusal(LOST));
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

/** Ids of commands must differ between the tabs of a user, too. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}
