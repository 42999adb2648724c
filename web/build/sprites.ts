import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `drawings/pizza.svg?symbols` is the text of the symbols in that file, without spaces between them. */
export function sprites(): Plugin {
  return {
    name: 'tavolata-sprites',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.svg?symbols')) return null;
      const source = readFileSync(id.replace('?symbols', ''), 'utf8');
      const symbols = source.replace(/<!--[^]*?-->\s*/g, '').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
      return `export default ${JSON.stringify(symbols.replace(/>\s+</g, '><').trim())}`;
    },
  };
}
