/** Whom one has played against, in words: people first, then bots from the weakest to the strongest. */
import type { Tally } from '../lib/api.ts';
import { t } from '../lib/texts.svelte.ts';

const LEVEL = /^level:(\d+)$/;

function nameOf(opponent: string): string {
  const level = LEVEL.exec(opponent)?.[1];
  return level ? t('statistics-level', { level: Number(level) }) : t(`statistics-${opponent}`);
}

function rank(opponent: string): number {
  const others = ['people', 'random', 'greedy'].indexOf(opponent);
  return others < 0 ? 10 + Number(LEVEL.exec(opponent)?.[1] ?? 0) : others;
}

export function opponents(against: Record<string, Tally>): { name: string; tally: Tally }[] {
  return Object.entries(against)
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([opponent, tally]) => ({ name: nameOf(opponent), tally }));
}
