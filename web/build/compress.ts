import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gets smaller; pictures are compressed already. */
const COMPRESSED = /\.(css|html|js|json|svg|wasm|webmanifest)$/;

/** The same bytes for the same file, on every machine. */
export async function twinsOf(source: Uint8Array): Promise<Record<string, Uint8Array>> {
  const br = await promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  const gz = await promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION });
  gz[9] = 255; // the system that it was made on: unknown
  return { '.br': br, '.gz': gz };
}

/** Puts `x.js.br` and `x.js.gz` beside `x.js`, as far as they are smaller; the server sends what a browser can read. */
export function compress(): Plugin {
  return {
    name: 'tavolata-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          names
            .filter((name) => COMPRESSED.test(name))
            .map(async (name) => {
              const source = readFileSync(join(dir, name));
              for (const [end, twin] of Object.entries(await twinsOf(source))) {
                if (twin.length < source.length) writeFileSync(join(dir, name + end), twin);
              }
            }),
        );
      },
    },
  };
}
