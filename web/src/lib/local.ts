/** The house of tables that the page keeps by itself, without a server (`../local`). It is loaded when it is needed. */
import { chunk } from './chunks.svelte.ts';
import type { house } from '../local/client.ts';
import type { Wire } from './table.svelte.ts';

export async function loadHouse(): Promise<typeof house> {
  return (await chunk(() => import('../local/client.ts'))).house;
}

/** For a table: its commands wait until the house is there. */
export const localWire: Wire = {
  send: async (wish, id) => (await loadHouse()).send(wish, id),
  entered: () => undefined,
};
