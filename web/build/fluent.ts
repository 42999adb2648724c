import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The texts that the terminal, the server and this client share. */
export const LOCALE = fileURLToPath(new URL('../../src/tavolata/locale/', import.meta.url));

const PREFIX = 'virtual:texts/';

/** What is loaded only where it is read. */
const APART: Record<string, string[]> = {
  rules: ['rules.ftl'],
  tutorial: ['coach.ftl', 'tutorial.ftl'],
  local: ['local.ftl'],
};
/** What only the server says. */
const UNUSED = ['server.ftl'];

/** The files of a part of a language; the part `main` is all that is not set apart. */
export function filesOf(language: string, part: string): string[] {
  const there = readdirSync(LOCALE + language).filter((name) => name.endsWith('.ftl'));
  const apart = Object.values(APART).flat();
  const wanted =
    part === 'main' ? there.filter((name) => !apart.includes(name) && !UNUSED.includes(name)) : APART[part];
  return there.filter((name) => wanted?.includes(name)).map((name) => `${LOCALE}${language}/${name}`);
}

/** The titles of the rules, which name them wherever they can be opened, without their texts. */
function titlesOf(language: string): string {
  const rules = readFileSync(`${LOCALE}${language}/rules.ftl`, 'utf8');
  const found = rules.matchAll(/^(rule-[PS]-\d+) = .*\n +\.title = (.*)$/gm);
  return [...found].map(([, id, title]) => `${id} =\n    .title = ${title}`).join('\n');
}

/** What is said if no texts can be loaded, in all languages; it is in the first file. */
const LAST_WORDS = 'virtual:last-words';

function lastWords(): Record<string, Record<string, unknown>> {
  const languages = readdirSync(LOCALE).filter((name) => /^..$/.test(name));
  return Object.fromEntries(
    languages.map((language) => {
      const { body } = new FluentResource(readFileSync(`${LOCALE}${language}/client.ftl`, 'utf8'));
      const valueOf = (id: string) => body.find((message) => message.id === id)?.value;
      return [language, { text: valueOf('load-failed'), button: valueOf('load-again') }];
    }),
  );
}

/** What the file of such a module is called: `texts-de-main`. */
export function textsName(module: string | null): string | undefined {
  return module?.startsWith(`\0${PREFIX}`)
    ? `texts-${module.slice(PREFIX.length + 1).replace('/', '-')}`
    : undefined;
}

/**
 * `virtual:texts/de/main` has the messages of a language in one chunk, read already: for the source, a slow phone would
 * take nearly a tenth of a second.
 */
export function fluent(): Plugin {
  return {
    name: 'tavolata-fluent',
    resolveId: (id) => (id.startsWith(PREFIX) || id === LAST_WORDS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LAST_WORDS}`) return `export default ${JSON.stringify(lastWords())}`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const files = filesOf(language, part);
      files.forEach((file) => this.addWatchFile(file));
      const sources = files.map((file) => readFileSync(file, 'utf8'));
      if (part === 'main') sources.push(titlesOf(language));
      const source = sources.join('\n');
      // A browser reads JSON faster than a program that says the same.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(source)))})`;
    },
  };
}
