import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the server says in a header. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'";
const NOT_FOUND = fileURLToPath(new URL('404.html', import.meta.url));

/** What only a site without a server has: its policy in the page itself, and a page for addresses that are no file. */
export function site(): Plugin {
  return {
    name: 'tavolata-site',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '404.html', source: readFileSync(NOT_FOUND, 'utf8') });
    },
  };
}
