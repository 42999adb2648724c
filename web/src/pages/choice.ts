/** What was chosen on the first page the last time. */
import type { FamilyName, Game } from '../lib/family.ts';
import { GAMES } from '../lib/games.ts';
import type { Rules } from './houseRules.ts';

export interface Choice {
  game: Game['game'];
  opponents: number;
  level: Record<FamilyName, number>;
  /** Those who share this device, by name; the first is its owner, whose name may be empty. */
  people: string[];
  /** House rules, for all games. */
  rules: Rules;
}

const KEY = 'tavolata.choice';
const USUAL: Choice = {
  game: 'sole-mio',
  opponents: 2,
  level: { pizza: 2, solomino: 2 },
  people: [''],
  rules: { options: {}, setting: {} },
};

export function lastChoice(): Choice {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Choice>;
    return {
      game: GAMES.find(({ game }) => game === kept.game)?.game ?? USUAL.game,
      opponents: kept.opponents ?? USUAL.opponents,
      level: { ...USUAL.level, ...kept.level },
      people: Array.isArray(kept.people) && kept.people.length ? kept.people.map(String) : [...USUAL.people],
      rules: { options: { ...kept.rules?.options }, setting: { ...kept.rules?.setting } },
    };
  } catch {
    return structuredClone(USUAL);
  }
}

export function keepChoice(choice: Choice): void {
  // That strangers may come is chosen anew each time.
  const rules = { ...choice.rules, setting: { ...choice.rules.setting, listed: false } };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...choice, rules }));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** How many bots can be chosen beside those who share the device. */
export function botsBeside(game: Game, people: number): { least: number; most: number } {
  return { least: Math.max(0, game.least - people), most: game.most - people };
}
