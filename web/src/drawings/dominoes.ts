/** The cards of SOLOmino as symbols, made of those of the family when they are drawn: decks can have any halves. */
import { halvesOf, SYMBOLS } from '../solomino/view.ts';

interface Colour {
  fill: string;
  face: string;
  pip: string;
  /** A colour is never shown alone: each has a shape, which stands in two corners. */
  shape: string;
}

const RED: Colour = { fill: '#BF352A', face: '#FFF9EC', pip: '#F6B7A8', shape: 'slice' };
const COLOURS: Readonly<Record<string, Colour>> = {
  r: RED,
  y: { fill: '#F2B632', face: '#2B1D12', pip: '#8A5A00', shape: 'sun' },
  g: { fill: '#2A7A42', face: '#FFF9EC', pip: '#BFE3B4', shape: 'leaf' },
  b: { fill: '#245DA8', face: '#FFF9EC', pip: '#BCD4F5', shape: 'drop' },
  p: { fill: '#6B3FA0', face: '#FFF9EC', pip: '#D3BDF0', shape: 'grapes' },
  o: { fill: '#E07B1F', face: '#2B1D12', pip: '#6E3500', shape: 'peel' },
};

function use(id: string, x: number, y: number, width: number, height: number): string {
  return `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/** Halves are never turned: a 6 stays a 6. */
function halfSymbol(half: string): string {
  const [letter = '', face = ''] = half;
  const colour = COLOURS[letter] ?? RED;
  const pip = `pip-${colour.shape}`;
  const symbol = SYMBOLS[face];
  const drawn = symbol
    ? `<g color="${colour.face}">${use(`act-${symbol}`, 12, 12, 36, 36)}</g>`
    : `<g fill="none" stroke="${colour.face}" stroke-width="4.3" stroke-linecap="round" stroke-linejoin="round">` +
      `${use(`n${face}`, 16.93, 11, 27.14, 38)}</g>`;
  return (
    `<symbol viewBox="0 0 60 60"><rect width="60" height="60" rx="9" fill="${colour.fill}"/>` +
    `<g color="${colour.pip}">${use(pip, 5, 5, 12.5, 12.5)}${use(pip, 42.5, 42.5, 12.5, 12.5)}</g>${drawn}</symbol>`
  );
}

/** The first half is above, or at the left. */
function cardSymbol(card: string, isLying: boolean): string {
  const [first, second] = halvesOf(card);
  const [width, height] = isLying ? [136, 72] : [72, 136];
  return (
    `<symbol viewBox="0 0 ${width} ${height}">` +
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="12" fill="#FFFAF0" stroke="#D9C6A5" ` +
    `stroke-width="1.5"/>${use(`half ${first}`, 6, 6, 60, 60)}` +
    use(`half ${second}`, isLying ? 70 : 6, isLying ? 6 : 70, 60, 60) +
    `<circle cx="${width / 2}" cy="${height / 2}" r="3.2" fill="#C9A661" stroke="#FFFAF0" stroke-width="1.6"/></symbol>`
  );
}

/** The symbol of `half r8`, `standing r8-bD` or `lying r8-bD`. */
export function dominoSymbol(id: string): string | undefined {
  const [what, card = ''] = id.split(' ');
  if (what === 'half') return halfSymbol(card);
  if (what === 'standing' || what === 'lying') return cardSymbol(card, what === 'lying');
  return undefined;
}
