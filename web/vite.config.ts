import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compress } from './build/compress.ts';
import { fluent, LOCALE, textsName } from './build/fluent.ts';
import { icons } from './build/icons.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { site } from './build/site.ts';
import { sprites } from './build/sprites.ts';

/** Where `make wasm` builds the kernels. */
const KERNELS = fileURLToPath(new URL('../src/tavolata/wasm/', import.meta.url));
const server = process.env.TAVOLATA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    fluent(),
    sprites(),
    icons(),
    ...(mode === 'site' ? [site(), serviceWorker()] : [serviceWorker(), compress()]),
  ],
  // A site without a server may lie in any folder.
  base: mode === 'site' ? './' : '/',
  build: {
    outDir: mode === 'site' ? '../dist/site' : '../src/tavolata/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy of the server allows nothing that is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file of all that the first page needs: each more makes a slow phone wait.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        // The server knows the texts of a language by their names.
        chunkFileNames: ({ facadeModuleId }) => `assets/${textsName(facadeModuleId) ?? '[name]'}-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    fs: { allow: ['.', LOCALE, KERNELS] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    pool: 'vmThreads',
    maxWorkers: 1,
    testTimeout: 30_000,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
}));
