/** A game against bots, at once. */
import { api, type QuickGame } from './api.ts';
import { loadHashing } from './fair.ts';
import { go } from './router.svelte.ts';
import { me } from './user.svelte.ts';

/** Open a table and go there; ApiError if it cannot be opened. */
export async function playNow(wish: QuickGame): Promise<void> {
  void loadHashing().catch(() => undefined); // the table will ask for it
  const { table } = await api.playNow(wish);
  if (!me.user?.name) await me.load(); // whoever had no name is called a guest now
  go(`/t/${table}`);
}
