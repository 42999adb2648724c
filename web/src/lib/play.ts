/** A game against bots, at once. */
import { api, type QuickGame } from './api.ts';
import { newNumber } from './fair.ts';
import { go } from './router.svelte.ts';
import { me } from './user.svelte.ts';

/** Open a table and go there; ApiError if it cannot be opened. */
export async function playNow(wish: Omit<QuickGame, 'number'>): Promise<void> {
  const { table } = await api.playNow({ ...wish, number: newNumber() });
  if (!me.user?.name) await me.load(); // whoever had no name is called a guest now
  go(`/t/${table}`);
}
