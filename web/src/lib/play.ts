/** A game against bots or on one device, at once: the page keeps its table by itself. */
import type { QuickGame } from './api.ts';
import { chunk } from './chunks.svelte.ts';
import { familyOf } from './familyOf.ts';
import { loadHouse } from './local.ts';
import { go } from './router.svelte.ts';
import { need } from './texts.svelte.ts';

/** Open a table and go there; Refusal if it cannot be opened. */
export async function playNow(wish: QuickGame): Promise<void> {
  const house = await loadHouse();
  go(`/t/${await house.open(wish)}`);
}

/** At a table of the pizza family the page itself asks the kernel, in a worker of its own. */
async function prepareAnswers(game: string): Promise<void> {
  if (familyOf(game) !== 'pizza') return;
  const { kernel } = await chunk(() => import('../kernel/client.ts'));
  await kernel().prepare(game);
}

/** Load what a game needs, before anybody wants to play it. What does not come now is asked for again then. */
export async function prepare(game: string): Promise<void> {
  await Promise.allSettled([
    chunk(() => import('../pages/TablePage.svelte')),
    chunk(() => import('../table/GameTable.svelte')).then(({ loadTable }) => loadTable(game)),
    loadHouse().then((house) => house.prepare(game)),
    prepareAnswers(game),
    need('local'),
  ]);
}
