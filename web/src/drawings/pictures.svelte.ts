/**
 * Symbols of the pizza family as images.
 *
 * To the page an image is a single element. A `<use>` is a copy of all that the symbol is made of, and styles and layout
 * have to go through each copy. A browser sets up an image in a millisecond or two, once for all places that show it;
 * that is done bit by bit, so that a table full of new ones does not hold up the page.
 */
import { SvelteMap } from 'svelte/reactivity';

import { Manners } from '../lib/manners.ts';
import house from './house.svg?symbols';
import { load, withParts, type Symbols } from './sprites.ts';

/** Stands for a picture until it is there. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
/** Milliseconds of work after which the page has its turn. */
const SLICE = 4;

const addresses = new SvelteMap<string, string>();
/** A browser forgets an image that nobody shows. */
const kept: HTMLImageElement[] = [];
const asked = new Set<string>();
const waiting: string[] = [];
let isWorking = false;

/** An image of its own: what is drawn, with the parts it is made of. */
function addressOf(id: string, symbols: Symbols): string {
  const all = { ...house, ...symbols };
  const size = /viewBox="[^"]+"/.exec(all[id] ?? '')?.[0] ?? '';
  const drawn = `<use href="#${id}"/>${withParts(id, all, new Set())}`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`)}`;
}

async function work(): Promise<void> {
  isWorking = true;
  const manners = new Manners(SLICE);
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const symbols = await load('pizza');
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
export function picture(id: string): string {
  if (!asked.has(id)) {
    asked.add(id);
    waiting.push(id);
    if (!isWorking) void work();
  }
  return addresses.get(id) ?? NOTHING;
}
