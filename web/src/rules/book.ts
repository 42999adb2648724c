/** The rules of each game: which clauses, in which chapters. The texts are `rule-…` in the part `rules`. */
import chapters from '../../../src/tavolata/locale/rules.json';
import { has, t } from '../lib/texts.svelte.ts';

export interface Chapter {
  chapter: string;
  clauses: string[];
}

export function chaptersOf(game: string): Chapter[] {
  return (chapters as Record<string, Chapter[]>)[game] ?? [];
}

/**
 * The id of what a clause says in a game: its text, or its `title`, `example` or `ruling`. A game with other words for it
 * has a message of its own (`rule-P-1-mamma-mia`), which need not have all parts.
 */
export function clauseText(
  game: string,
  clause: string,
  part: '' | 'title' | 'example' | 'ruling' = '',
): string {
  const suffix = part && `.${part}`;
  const own = `rule-${clause}-${game}${suffix}`;
  return has(own) ? own : `rule-${clause}${suffix}`;
}

/** Letters alone, so that "helas" finds "hélas". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All that is said in a clause. */
function wordsIn(game: string, clause: string): string {
  const ids = (['title', '', 'example', 'ruling'] as const).map((part) => clauseText(game, clause, part));
  return plain([clause, ...ids.filter(has).map((id) => t(id))].join(' '));
}

/** The chapters with those clauses alone that have every word of a search. */
export function search(game: string, query: string): Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return chaptersOf(game)
    .map(({ chapter, clauses }) => ({
      chapter,
      clauses: clauses.filter((clause) => {
        const said = wordsIn(game, clause);
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
