import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGES, preferred } from './languages.ts';
import { has, language, speak, t } from './texts.svelte.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, source: readFileSync(join('src', name), 'utf8') }));

/** Attributes that people read or hear. */
const SPOKEN = new Set([
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'label',
  'legend',
  'hint',
  'text',
  'subtitle',
]);

function* nodesOf(node: unknown): Generator<AST.SvelteNode> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) yield node as AST.SvelteNode;
  for (const part of Object.values(node)) yield* nodesOf(part);
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Words that stand in a component itself, in no language file. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parse(source, { modern: true }).fragment)) {
    if (node.type === 'Attribute') {
      const parts = Array.isArray(node.value) ? node.value : [];
      if (SPOKEN.has(node.name))
        found.push(...parts.flatMap((part) => (part.type === 'Text' ? part.data : [])));
      for (const part of parts) if (part.type === 'Text') part.data = '';
    } else if (node.type === 'Text') found.push(node.data);
  }
  return found.filter(hasWords);
}

beforeAll(() => speak('en'));

describe('texts', () => {
  it.each(LANGUAGES)('are there in %s, with plurals', async (next) => {
    await speak(next);
    expect(language()).toBe(next);
    expect(t('minutes', { count: 1 })).not.toBe(t('minutes', { count: 2 }).replace('2', '1'));
  });

  it('of a message that is not there are a fault of the program', () => {
    expect(() => t('no-such-text')).toThrow('no text no-such-text');
    expect(() => t('greeting-name')).toThrow('greeting-name');
  });

  it('are in the first language that the browser wants and we speak', () => {
    expect(preferred(['pt-PT', 'fr-CA', 'de'])).toBe('fr');
    expect(preferred(['pt'])).toBe('en');
  });

  it('that the client names are all there', async () => {
    await speak('en', 'local', 'tutorial');
    const named = SOURCES.flatMap(({ source }) =>
      [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? ''),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !has(id))).toEqual([]);
  });
});

describe('components', () => {
  const components = SOURCES.filter(({ name }) => name.endsWith('.svelte'));

  it.each(components)('have no text of their own: $name', ({ source }) => {
    expect(wordsIn(source)).toEqual([]);
  });

  it('with text of their own would be found', () => {
    expect(wordsIn('<p class="big">Hello</p><button aria-label="Close"></button>')).toEqual([
      'Hello',
      'Close',
    ]);
  });

  it.each(components)('have no inline style, which the content policy forbids: $name', ({ source }) => {
    expect(source).not.toMatch(/\sstyle="/);
  });
});
