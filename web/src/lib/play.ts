/** A game against bots or on one device, at once: the page keeps its table by itself. */
import type { QuickGame } from './api.ts';
import { chunk } from './chunks.svelte.ts';
import { loadHouse } from './local.ts';
import { go } from './router.svelte.ts';
import { need } from './texts.svelte.ts';

/** Open a table and go there; Refusal if it cannot be opened. */
export async function playNow(wish: QuickGame): Promise<void> {
  const house = await loadHouse();
  go(`/t/${await house.open(wish)}`);
}

/** Load what a game needs, before anybody wants to play it. What does not come now is asked for again then. */
export async function prepare(game: string): Promise<void> {
  await Promise.allSettled([
    chunk(() => import('../pages/TablePage.svelte')),
    chunk(() => import('../table/GameTable.svelte')).then(({ loadTable }) => loadTable(game)),
    loadHouse().then((house) => house.prepare(game)),
    need('local'),
  ]);
}
