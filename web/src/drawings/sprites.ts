/** Puts the symbols of a family into the page, once, when something of it is drawn for the first time. */
import house from './house.svg?symbols';

const FAMILIES = {
  pizza: () => import('./pizza.svg?symbols'),
  solomino: () => import('./solomino.svg?symbols'),
};

export type Family = keyof typeof FAMILIES;

const asked = new Set<Family>();

function put(symbols: string): void {
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.setAttribute('class', 'vh');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = symbols;
  document.body.prepend(sprite);
}

/** The sign of the house and the icons; every page has them from the beginning. */
export function putHouse(): void {
  put(house);
}

export function need(family: Family): void {
  if (asked.has(family)) return;
  asked.add(family);
  FAMILIES[family]().then(
    (loaded) => put(loaded.default),
    () => asked.delete(family), // the network was away; the next drawing tries again
  );
}
