import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/serviceWorker.ts', import.meta.url));
/** The page and all that it may load, in every language; icons are for the system, which has them from the network. */
const KEPT = /^(index\.html|icon\.svg|manifest\.webmanifest|assets\/.*\.(css|js|json|wasm))$/;

/** A file of the client. One with a hash in its name needs no revision: under that name it never changes. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/** What the service worker keeps of a folder. */
export function keptFiles(folder: string): KeptFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => KEPT.test(name))
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(folder, url)))
            .digest('hex'),
    }));
}

/** Puts `sw.js` beside the page: a build of its own, because it has to know the names of all other files. */
export function serviceWorker(): Plugin {
  let mode = 'production';
  return {
    name: 'tavolata-service-worker',
    apply: 'build',
    configResolved(config) {
      ({ mode } = config);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          mode,
          define: { KEPT_FILES: JSON.stringify(keptFiles(dir)) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}
