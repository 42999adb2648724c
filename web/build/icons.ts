import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** The sign of the house, from which all icons are drawn. */
export const SIGN = fileURLToPath(new URL('../public/icon.svg', import.meta.url));
const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

interface Shape {
  size: number;
  /** So much of the ground is added on each side, in units of the drawing; without it the corners stay round. */
  margin?: number;
}

/**
 * Icons for systems that take no drawing. Those that cut their own shape get ground up to the edge, and where nobody
 * knows the shape the drawing keeps to the circle that every one of them leaves.
 */
export const ICONS: Record<string, Shape> = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable-512.png': { size: 512, margin: 10 },
  'apple-touch-icon.png': { size: 180, margin: 4 },
};

let ready: Promise<void> | undefined;

/** An icon as PNG. */
export async function draw({ size, margin }: Shape): Promise<Uint8Array> {
  await (ready ??= initWasm(readFileSync(WASM)));
  const sign = readFileSync(SIGN, 'utf8');
  const drawing = margin === undefined ? sign : withGround(sign, margin);
  return new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

function withGround(sign: string, margin: number): string {
  const [, width] = /viewBox="0 0 (\d+) \1"/.exec(sign) ?? [];
  const [, ground] = /<rect[^>]*fill="(#\w+)"/.exec(sign) ?? [];
  if (!width || !ground) throw new Error(`${SIGN} is no longer a square on a ground of one colour`);
  const whole = Number(width) + 2 * margin;
  const inside = sign.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${whole} ${whole}">
    <rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}" fill="${ground}"/>${inside}</svg>`;
}

/** Puts the icons beside the page. */
export function icons(): Plugin {
  return {
    name: 'tavolata-icons',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, shape] of Object.entries(ICONS)) {
        this.emitFile({ type: 'asset', fileName, source: await draw(shape) });
      }
    },
  };
}
