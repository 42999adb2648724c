/** What a browser loads for the first page, compressed. More than the limit is an error. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../src/tavolata/server/static/', import.meta.url);
const LIMIT = 150_000;
/** What the first page asks for when it runs: one language (the longest counts), and all drawings. */
const ASKED_FOR = [/^texts-..-main-/, /^pizza-.*\.js$/, /^solomino-.*\.js$/];

function read(name: string): string {
  return readFileSync(new URL(name, STATIC), 'utf8');
}

function weigh(name: string): number {
  return gzipSync(read(name)).length;
}

/** A file, and all that it imports before it runs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  if (name.endsWith('.js')) {
    for (const [, imported] of read(name).matchAll(/\bfrom\s*["']\.\/([^"']+)["']/g)) {
      withImports(`assets/${imported}`, found);
    }
  }
  return found;
}

const page = read('index.html');
const first = new Set(['index.html']);
for (const [, name] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
  if (name) withImports(name, first);
}
const assets = readdirSync(new URL('assets/', STATIC)).map((name) => `assets/${name}`);
for (const pattern of ASKED_FOR) {
  const [heaviest] = assets
    .filter((name) => pattern.test(name.slice('assets/'.length)))
    .sort((one, other) => weigh(other) - weigh(one));
  if (!heaviest) throw new Error(`nothing that was built is called ${pattern}`);
  first.add(heaviest);
}

const bytes = [...first].reduce((sum, name) => sum + weigh(name), 0);
const told = `the first page loads ${Math.round(bytes / 1000)} kB in ${first.size} files`;
if (bytes > LIMIT) throw new Error(`${told}; it may load ${LIMIT / 1000} kB`);
process.stdout.write(`${told}\n`);
