/**
 * The service worker, and new versions of the client. A new version waits while anybody is at a table, in any tab. It is
 * taken by a tap, or when another page is opened.
 */
import { Workbox } from 'workbox-window';

/** The lock that every tab at a table holds, together with all others. */
const AT_TABLE = 'tavolata.at-table';

/** Milliseconds after which a new version that has not taken over is stuck. */
const LONGEST_START = 3_000;

/** Milliseconds between looks whether the other tabs have left their tables. */
const PAUSE = 500;

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Is this page the one that its service worker serves now? Another version may have taken over while it loaded. */
async function isCurrent(): Promise<boolean> {
  const page = await (await fetch(`${import.meta.env.BASE_URL}index.html`)).text();
  const ours = document.querySelector(`script[type=module][src^='${import.meta.env.BASE_URL}']`);
  return page.includes(ours?.getAttribute('src') ?? '');
}

class Update {
  #workbox: Workbox | null = null;
  #registration: ServiceWorkerRegistration | undefined;
  #isAtTable = false;
  /** Done when this tab has given its lock back. */
  #left: Promise<unknown> = Promise.resolve();
  /** A new version is there and waits. */
  waits = $state(false);
  /** Somebody wants it, and it waits for another tab that is at a table. */
  isHeldUp = $state(false);

  /** Have the client kept in the browser, and notice new versions. Does nothing where a browser allows no such thing. */
  async watch(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`, { scope: import.meta.env.BASE_URL });
    workbox.addEventListener('waiting', () => (this.waits = true));
    // The first version of all takes over without a new page: it has the same files. Workbox listens only when the page
    // has been loaded, and may miss it.
    let isControlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (isControlled) location.reload();
      isControlled = true;
    });
    if (isControlled && !(await isCurrent().catch(() => true))) location.reload();
    this.#registration = await workbox.register();
    this.#workbox = workbox;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.look();
    });
  }

  /** Is there a new version? If the server cannot be asked now, the next time will do. */
  look(): void {
    void this.#workbox?.update().catch(() => undefined);
  }

  /** Somebody is at a table here; undo with what is returned. */
  beAtTable(): () => void {
    let leave: () => void = () => undefined;
    const whenLeft = new Promise<void>((resolve) => (leave = resolve));
    this.#isAtTable = true;
    // Only where a page is secure there are locks, and service workers.
    this.#left = navigator.locks?.request(AT_TABLE, { mode: 'shared' }, () => whenLeft);
    return () => {
      this.#isAtTable = false;
      leave();
    };
  }

  /** Go on with the new version, unless somebody is at a table; whether it is only another tab that is. */
  async take(): Promise<boolean> {
    if (!this.#registration?.waiting || this.#isAtTable) return false;
    await this.#left;
    return await navigator.locks.request(AT_TABLE, { ifAvailable: true }, async (free) => {
      if (!free) return true;
      this.#workbox?.messageSkipWaiting();
      await pause(LONGEST_START); // it takes over, and the page is loaded again
      // Chromium leaves it waiting if a request restarted the old version at the wrong moment. Loading the page helps.
      if (!this.#isAtTable) location.reload();
      return false;
    });
  }

  /** The same by a tap: as soon as no other tab is at a table. */
  async takeWhenFree(): Promise<void> {
    while ((this.isHeldUp = await this.take())) await pause(PAUSE);
  }
}

export const update = new Update();
