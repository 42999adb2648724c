/** The house rules of a table: the options of its game, and how the table is run. */
import { durationWord } from '../lib/durations.ts';
import { CLOCKS, GAMES } from '../lib/games.ts';
import type { Setting } from '../lib/messages.ts';
import { t } from '../lib/texts.svelte.ts';

export interface Rules {
  options: Record<string, unknown>;
  setting: Setting;
}

export type Clock = keyof typeof CLOCKS;

/** Whether a game has this option. */
export function hasOption(game: string, name: string): boolean {
  const options: readonly string[] = GAMES.find((known) => known.game === game)?.options ?? [];
  return options.includes(name);
}

/** The options that a game has, of those that were chosen for any game. */
export function optionsFor(game: string, chosen: Rules['options']): Rules['options'] {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => hasOption(game, name)));
}

/** A kind of clock, with the time for a move. */
export function clockWord(clock: Clock): string {
  const seconds = CLOCKS[clock];
  const word = t(`clock-${clock}`);
  return seconds === null ? word : t('clock-with-limit', { clock: word, limit: durationWord(seconds) });
}

/** Who may watch, and how much later. */
export function spectatorsWord(setting: Setting): string {
  if (setting.spectators === false) return t('spectators-none');
  return setting.delay_s
    ? t('spectators-later', { delay: durationWord(setting.delay_s) })
    : t('spectators-live');
}

/** The house rules as short phrases, for those who do not edit them. */
export function rulesInWords(game: string, { options, setting }: Rules): string[] {
  return [
    options.open_oven === true ? t('option-open-oven') : '',
    hasOption(game, 'rounds') ? t('option-rounds-are', { count: Number(options.rounds ?? 1) }) : '',
    options.out_of_turn === true ? t('option-out-of-turn') : '',
    t('option-clock-is', { clock: clockWord(setting.clock ?? 'none') }),
    t('option-pace-is', { pace: t(`pace-${setting.pace ?? 'normal'}`) }),
    setting.listed ? t('option-listed') : t('option-private'),
    t('option-spectators-are', { spectators: spectatorsWord(setting) }),
  ].filter(Boolean);
}
