/**
 * Symbols as images.
 *
 * To the page an image is a single element. A `<use>` is a copy of all that the symbol is made of, and styles and layout
 * have to go through each copy. A browser sets up an image in a millisecond or two, once for all places that show it;
 * that is done bit by bit, so that a table full of new ones does not hold up the page.
 */
import { SvelteMap } from 'svelte/reactivity';

import { Manners } from '../lib/manners.ts';
import { dominoSymbol } from './dominoes.ts';
import house from './house.svg?symbols';
import { load, type Family, type Symbols } from './sprites.ts';

/** Stands for a picture until it is there. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
/** Milliseconds of work after which the page has its turn. */
const SLICE = 4;

const addresses = new SvelteMap<string, string>();
/** A browser forgets an image that nobody shows. */
const kept: HTMLImageElement[] = [];
const asked = new Set<string>();
const waiting: { id: string; family: Family }[] = [];
let isWorking = false;

function partsOf(id: string, symbols: Symbols): { size: string; inside: string } {
  const symbol = symbols[id] ?? house[id] ?? dominoSymbol(id) ?? '';
  const [, size = '', inside = ''] =
    /^<symbol[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/symbol>$/.exec(symbol) ?? [];
  return { size, inside };
}

/** What a symbol draws, with its parts where it uses them: a browser lays out an image faster without `<use>`. */
function contentOf(id: string, symbols: Symbols): string {
  return partsOf(id, symbols).inside.replace(
    /<use href="#([^"]+)"(?: x="([^"]+)" y="([^"]+)")? width="([^"]+)" height="[^"]+"\/>/g,
    (_, part: string, x = '0', y = '0', width: string) => {
      const scale = Number(width) / Number(partsOf(part, symbols).size.split(' ')[2]);
      return `<g transform="translate(${x} ${y}) scale(${scale})">${contentOf(part, symbols)}</g>`;
    },
  );
}

function addressOf(id: string, symbols: Symbols): string {
  const { size } = partsOf(id, symbols);
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${contentOf(id, symbols)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}

async function work(): Promise<void> {
  isWorking = true;
  const manners = new Manners(SLICE);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, family } = next;
    const symbols = await load(family);
    if (!symbols) {
      asked.delete(id); // whoever shows it next tries again
      continue;
    }
    const image = new Image();
    image.src = addressOf(id, symbols);
    kept.push(image);
    await Promise.resolve(); // the browser sets it up before this goes on
    addresses.set(id, image.src);
    await manners.pause();
  }
  isWorking = false;
}

/** The address of the picture of a symbol: `<img src={picture('olive')} alt="" />`. */
export function picture(id: string, family: Family = 'pizza'): string {
  if (!asked.has(id)) {
    asked.add(id);
    waiting.push({ id, family });
    if (!isWorking) void work();
  }
  return addresses.get(id) ?? NOTHING;
}
