/**
 * Parts of the client that are loaded when they are needed. One that does not come is asked for again, and then the page
 * is loaded anew, once: after an upgrade of the server its parts have other names, which only the new page knows. A
 * half-made choice at a table is kept over that (`Table.keepChoice`).
 */

/** Milliseconds before each further try. */
const PAUSES = [300, 1200];
/** Where the tab remembers for which build of the client it has loaded the page anew. */
const KEY = 'tavolata.reloaded';

/** Something that no page waits for (texts, drawings) did not come; a line above the page says so. */
export const lost = $state({ something: false });

let reloading: Promise<boolean> | null = null;

/**
 * Load a part: `chunk(() => import('./Part.svelte'))`. Fails only if not even a new page has it, or with an error that
 * does not mean that it is missing.
 */
export async function chunk<T>(
  load: () => Promise<T>,
  isMissing: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const part = await load();
      await mendStyles();
      return part;
    } catch (error) {
      if (!isMissing(error)) throw error;
      const pause = PAUSES[tries];
      if (pause === undefined) return await loadPageAnew(error);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

const brokenStyles = new Set<HTMLLinkElement>();

/** The bundler asks for a stylesheet once and takes it for loaded from then on, whether it came or not. */
function noticeBrokenStyles(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') brokenStyles.add(target);
}

async function mendStyles(): Promise<void> {
  await Promise.all(
    [...brokenStyles].map(async (broken) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = broken.href;
      brokenStyles.delete(broken);
      const came = new Promise((done, fail) => {
        link.addEventListener('load', done);
        link.addEventListener('error', fail);
      });
      broken.replaceWith(link);
      await came;
    }),
  );
}

/** Somebody asks for a part again: the page may be loaded anew for it once more. */
export function mayLoadPageAnew(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing never loads the page anew
  }
}

async function loadPageAnew(error: unknown): Promise<never> {
  reloading ??= reloadOnce();
  if (await reloading) await new Promise(() => undefined); // the page is about to go
  reloading = null;
  throw error;
}

/** Once for each build, so that a page that always fails does not go round and round. */
async function reloadOnce(): Promise<boolean> {
  const build = [...document.scripts].map(({ src }) => src).join(' ');
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    // Whoever loads a page from a server that is away has no page at all.
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    return false; // the server is away, or the browser keeps nothing, not even this
  }
  location.reload();
  return true;
}

if (typeof document !== 'undefined') document.addEventListener('error', noticeBrokenStyles, true);
