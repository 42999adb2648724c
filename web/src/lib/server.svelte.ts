/**
 * Whether the server can be reached, as the last request to it found. Pages that need it say so while it cannot, and go
 * on when it can again.
 */
import { HAS_SERVER } from './site.ts';

/** Milliseconds between looks for a server that is away. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
/** What a proxy answers in place of a server that it cannot reach. */
const BY_PROXY = [502, 503, 504];

/** Whether an answer is the server's own, which always speaks JSON. */
export function isItsOwn(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return !BY_PROXY.includes(response.status) || type.includes('json');
}

class Server {
  #reachable = $state(HAS_SERVER);
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get reachable(): boolean {
    return this.#reachable;
  }

  /** A request was answered. */
  answered(): void {
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#reachable = true;
  }

  /** A request was not answered: look for the server until it is back. */
  missed(): void {
    this.#reachable = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** Look for it now. */
  async look(): Promise<void> {
    if (!HAS_SERVER) return;
    try {
      if (isItsOwn(await fetch('/healthz', { cache: 'no-store' }))) return this.answered();
    } catch {
      // As it was.
    }
    this.missed();
  }
}

export const server = new Server();

if (typeof window !== 'undefined') {
  const lookAgain = () => {
    if (!server.reachable && !document.hidden) void server.look();
  };
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
}
