// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { draw, ICONS } from '../../build/icons.ts';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
const page = readFileSync('index.html', 'utf8');

/** Width and height stand in the first chunk of every PNG. */
function sizeOf(png: Uint8Array): string {
  const view = new DataView(png.buffer, png.byteOffset);
  return `${view.getUint32(16)}x${view.getUint32(20)}`;
}

describe('icons', () => {
  it.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
    'in the manifest are made: $src',
    async ({ src, sizes }) => {
      const shape = ICONS[src];
      expect(shape && sizeOf(await draw(shape))).toBe(sizes);
    },
  );

  it('are all named, in the manifest or in the page', () => {
    const named = manifest.icons.map(({ src }) => src);
    const missing = Object.keys(ICONS).filter(
      (name) => !named.includes(name) && !page.includes(`href="%BASE_URL%${name}"`),
    );
    expect(missing).toEqual([]);
  });
});
