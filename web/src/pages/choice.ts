/** What was chosen on the first page the last time. */
import type { FamilyName, Game } from '../lib/family.ts';
import { GAMES } from '../lib/games.ts';

export interface Choice {
  game: Game['game'];
  opponents: number;
  level: Record<FamilyName, number>;
}

const KEY = 'tavolata.choice';
const USUAL: Choice = { game: 'sole-mio', opponents: 2, level: { pizza: 2, solomino: 2 } };

export function lastChoice(): Choice {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Choice>;
    return {
      game: GAMES.find(({ game }) => game === kept.game)?.game ?? USUAL.game,
      opponents: kept.opponents ?? USUAL.opponents,
      level: { ...USUAL.level, ...kept.level },
    };
  } catch {
    return structuredClone(USUAL);
  }
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
