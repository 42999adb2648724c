/** The kernels for tests in Node, from the files that `make wasm` has built. */
import { readdirSync, readFileSync } from 'node:fs';

import { familyOf } from '../lib/familyOf.ts';
import type { Description } from './description.ts';
import { Kernel } from './kernel.ts';
import { Rules } from './rules.ts';

/** Seen from the folder of the client, where tests run. */
const ROOT = '../';
const BUILT = `${ROOT}src/tavolata/wasm/`;
export const PLAYTHROUGHS = `${ROOT}tests/playthroughs/`;

const kernels = new Map<string, Promise<Kernel>>();

function read(family: string, end: string): Uint8Array<ArrayBuffer> {
  const name = readdirSync(BUILT).find((file) => file.startsWith(`${family}-`) && file.endsWith(end));
  if (!name) throw new Error('there are no kernels: run make wasm');
  return new Uint8Array(readFileSync(BUILT + name));
}

export async function loadBuilt(family: string): Promise<Kernel> {
  const description = JSON.parse(new TextDecoder().decode(read(family, '.json'))) as Description;
  return await Kernel.instantiate(read(family, '.wasm'), description);
}

export async function rulesOf(game: string): Promise<Rules> {
  const family = familyOf(game);
  const loading = kernels.get(family) ?? loadBuilt(family);
  kernels.set(family, loading);
  return new Rules(await loading, game);
}
