/** Which page an address means. What follows `#` never reaches the server, and so is where keys stand. */

export type Page =
  | { name: 'start' }
  | { name: 'table'; id: string; key: string | null }
  | { name: 'replay'; id: string; key: string | null }
  | { name: 'rules'; game: string; clause: string | null }
  | { name: 'learn'; game: string }
  | { name: 'me'; key: string | null }
  | { name: 'nowhere' };

export function pageAt(path: string, hash: string): Page {
  const [first = '', second = '', third = '', ...rest] = path.replace(/^\/|\/$/g, '').split('/');
  const key = hash.replace(/^#/, '') || null;
  if (rest.length) return { name: 'nowhere' };
  if (!first) return { name: 'start' };
  if (first === 'me' && !second) return { name: 'me', key };
  if (first === 'rules' && second) return { name: 'rules', game: second, clause: third || null };
  if (third) return { name: 'nowhere' };
  if (first === 't' && second) return { name: 'table', id: second, key };
  if (first === 'replay' && second) return { name: 'replay', id: second, key };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  return { name: 'nowhere' };
}

function here(): Page {
  return pageAt(location.pathname, location.hash);
}

let current = $state.raw<Page>(here());

export function page(): Page {
  return current;
}

/** Open one of our pages; with `replace` the back button does not come here again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
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
    event.preventDefault();
    go(pathname + search + hash);
  };
  const back = () => (current = here());
  document.addEventListener('click', follow);
  addEventListener('popstate', back);
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', back);
  };
}
