/** What a browser loads for the first page, compressed. More than the limit is an error. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const STATIC = new URL('../../src/tavolata/server/static/', import.meta.url);
const LIMIT = 105_000;
/** What the first page asks for when it runs: one language (the longest counts), and all drawings. */
const ASKED_FOR = [/^texts-..-main-.*\.js$/, /^pizza-.*\.js$/, /^solomino-.*\.js$/];

function read(name: string): string {
  return readFileSync(new URL(name, STATIC), 'utf8');
}

/** The bytes that are sent: of the compressed file, if there is one. */
function weigh(name: string, end = '.gz'): number {
  const twin = new URL(name + end, STATIC);
  return statSync(existsSync(twin) ? twin : new URL(name, STATIC)).size;
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

function total(end: string): number {
  return [...first].reduce((sum, name) => sum + weigh(name, end), 0);
}

// Every browser can read gzip, so that is what counts; most read brotli, too.
const bytes = total('.gz');
const [gz, br, plain] = [bytes, total('.br'), total('')].map((sum) => `${Math.round(sum / 1000)} kB`);
const told = `the first page loads ${gz} in ${first.size} files (brotli ${br}, as they are ${plain})`;
if (bytes > LIMIT) throw new Error(`${told}; it may load ${LIMIT / 1000} kB`);
process.stdout.write(`${told}\n`);
