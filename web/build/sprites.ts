import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `drawings/pizza.svg?symbols` has each symbol of that file by its id, as text without spaces between elements. */
export function sprites(): Plugin {
  return {
    name: 'tavolata-sprites',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.svg?symbols')) return null;
      const source = readFileSync(id.replace('?symbols', ''), 'utf8').replace(/>\s+</g, '><');
      const symbols = [...source.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([text, name]) => [
        name,
        text,
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(symbols))}`;
    },
  };
}
