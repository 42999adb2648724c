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

/** Letters alone, so that "helas" finds "hélas". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All that is said in a clause. */
function wordsIn(clause: string): string {
  const ids = [`rule-${clause}.title`, `rule-${clause}`, `rule-${clause}.example`];
  return plain([clause, ...ids.filter(has).map((id) => t(id))].join(' '));
}

/** The chapters with those clauses alone that have every word of a search. */
export function search(game: string, query: string): Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return chaptersOf(game)
    .map(({ chapter, clauses }) => ({
      chapter,
      clauses: clauses.filter((clause) => {
        const said = wordsIn(clause);
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
