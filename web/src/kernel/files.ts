/** Where the files of the kernels lie, under names with a hash; they are loaded when a game is first asked for. */
import { NotLoaded } from '../lib/calls.ts';
import type { Description } from './description.ts';
import { Kernel } from './kernel.ts';

const BUILT = '../../../src/tavolata/wasm/';
const CODE = import.meta.glob<string>('../../../src/tavolata/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const DESCRIPTIONS = import.meta.glob<string>('../../../src/tavolata/wasm/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Load the kernel of a family; NotLoaded if a file does not come, or not as a whole. */
export async function loadKernel(family: string): Promise<Kernel> {
  try {
    const [code, description] = await Promise.all([load(CODE, family), load(DESCRIPTIONS, family)]);
    return await Kernel.instantiate(code, (await description.json()) as Description);
  } catch (error) {
    throw new NotLoaded(`the kernel of ${family} cannot be loaded: ${String(error)}`);
  }
}

async function load(files: Record<string, string>, family: string): Promise<Response> {
  const [, url] = Object.entries(files).find(([name]) => name.startsWith(`${BUILT}${family}-`)) ?? [];
  if (!url) throw new RangeError(`there is no kernel of ${family}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
