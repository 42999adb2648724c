/**
 * Which page an address means. What follows `#` never reaches the server, and so is where keys stand. A site without a
 * server has only one file that can be asked for, in a folder that nobody knows beforehand: there the whole address of a
 * page follows `#`.
 */
import { HAS_SERVER } from './site.ts';

export type Page =
  | { name: 'start' }
  | { name: 'table'; id: string; key: string | null }
  | { name: 'replay'; id: string; key: string | null }
  | { name: 'rules'; game: string; clause: string | null }
  | { name: 'learn'; game: string }
  | { name: 'me'; key: string | null }
  /** A link of which a piece is missing. */
  | { name: 'broken' }
  | { name: 'nowhere' };

const BROKEN: Page = { name: 'broken' };

/** The lengths of a table's id and of a key, as the server makes them. */
const ID = 12;
const KEY = 22;

/** What is left of a part of a link that was cut out of a text: no dot, bracket or quotation mark that stood beside it. */
function cleaned(part: string): string {
  return part.replace(/^[^\w-]+/, '').replace(/[^\w-].*$/s, '');
}

/** Some programs write the # of a link as %23, and other marks likewise. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function pageAt(path: string, hash: string): Page {
  const [before = '', after = ''] = decoded(path + hash).split('#');
  const [kind = '', second = '', third = '', ...rest] = before
    .replace(/^\/+|[\s/]+$/g, '')
    .split('/')
    .map(cleaned);
  const first = kind.toLowerCase();
  const said = cleaned(after) || null;
  if (rest.length) return { name: 'nowhere' };
  if (!first) return { name: 'start' };
  if (first === 'me' && !second) return said && said.length !== KEY ? BROKEN : { name: 'me', key: said };
  if (first === 'rules' && second) return { name: 'rules', game: second, clause: third || null };
  if (third) return { name: 'nowhere' };
  if (first === 't' || first === 'replay') {
    if (second.length !== ID) return BROKEN;
    // Whoever sits at the table needs no key; for all others the server says that there is no such table.
    const key = said?.length === KEY ? said : null;
    return { name: first === 't' ? 'table' : 'replay', id: second, key };
  }
  if (first === 'learn' && second) return { name: 'learn', game: second };
  return { name: 'nowhere' };
}

function here(): Page {
  return HAS_SERVER ? pageAt(location.pathname, location.hash) : pageAt(location.hash.slice(1), '');
}

/** What a link to one of our pages says: `linkTo('/me')`. */
export function linkTo(path: string): string {
  return HAS_SERVER ? path : `#${path}`;
}

let current = $state.raw<Page>(here());

export function page(): Page {
  return current;
}

/** Open one of our pages; with `replace` the back button does not come here again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', linkTo(path));
  current = here();
  scrollTo(0, 0);
}

/** Make plain links change the page without loading it anew; undo with what is returned. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== location.origin || pathname.startsWith('/api/')) return;
    if (!HAS_SERVER && (pathname !== location.pathname || !hash.startsWith('#/'))) return;
    event.preventDefault();
    go(HAS_SERVER ? pathname + search + hash : hash.slice(1));
  };
  const back = () => (current = here());
  document.addEventListener('click', follow);
  addEventListener('popstate', back);
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', back);
  };
}
