// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keptFiles } from '../../build/serviceWorker.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'index.html.br', '404.html', '.inputs', 'icon-512.png', 'sw.js']) {
    writeFileSync(join(folder, name), name);
  }
  for (const name of ['first-0a.js', 'first-0a.js.gz', 'pizza-0a.wasm']) {
    writeFileSync(join(folder, 'assets', name), name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the page and what it loads, in one form', () => {
  expect(keptFiles(folder).map(({ url }) => url)).toEqual([
    'assets/first-0a.js',
    'assets/pizza-0a.wasm',
    'index.html',
  ]);
});

it('knows a new page by its contents, and everything else by its name', () => {
  const before = keptFiles(folder);
  writeFileSync(join(folder, 'index.html'), 'another page');
  writeFileSync(join(folder, 'assets/first-0a.js'), 'never written so');
  expect(keptFiles(folder).map(({ revision }, at) => revision === before[at]?.revision)).toEqual([
    true,
    true,
    false,
  ]);
});
