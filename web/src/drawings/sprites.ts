/**
 * Puts symbols into the page when they are drawn for the first time, each once.
 *
 * A family has more of them than any page shows, and a browser works on all that are there. Each `<use>` is a copy of the
 * whole symbol: it is for those that are small and take a colour from around them. All else is a picture
 * (`pictures.svelte.ts`).
 */
import { chunk, lost } from '../lib/chunks.svelte.ts';
import house from './house.svg?symbols';

export type Symbols = Readonly<Record<string, string>>;

const FAMILIES = {
  pizza: () => import('./pizza.svg?symbols'),
  solomino: () => import('./solomino.svg?symbols'),
};

export type Family = keyof typeof FAMILIES;

const loading = new Map<Family, Promise<Symbols | undefined>>();
const asked = new Set<string>();
let sprite: SVGSVGElement | undefined;

/** The symbols of a family, or nothing if they cannot be loaded now. */
export function load(family: Family): Promise<Symbols | undefined> {
  let symbols = loading.get(family);
  if (!symbols) {
    symbols = chunk(FAMILIES[family]).then(
      (loaded) => loaded.default,
      () => {
        lost.something = true;
        loading.delete(family); // the next drawing tries again
        return undefined;
      },
    );
    loading.set(family, symbols);
  }
  return symbols;
}

function put(symbols: string): void {
  if (!sprite) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sprite.setAttribute('class', 'vh');
    sprite.setAttribute('aria-hidden', 'true');
    document.body.prepend(sprite);
  }
  sprite.insertAdjacentHTML('beforeend', symbols);
}

/** The sign of the house and the icons; every page has them from the beginning. */
export function putHouse(): void {
  put(Object.values(house).join(''));
}

/** Where to find a symbol of a family: `<use href={drawing('pizza', 'st-ord')} />`. */
export function drawing(family: Family, id: string): string {
  if (!asked.has(id)) {
    asked.add(id);
    void load(family).then((symbols) => (symbols ? put(symbols[id] ?? '') : asked.delete(id)));
  }
  return `#${id}`;
}
