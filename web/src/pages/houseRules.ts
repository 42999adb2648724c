/** The house rules of a table: the options of its game, and how the table is run. */
import { durationWord } from '../lib/durations.ts';
import { familyOf } from '../lib/family.ts';
import { CALLS, CLOCKS, GAMES, ROUND_BREAKS, WINDOWS } from '../lib/games.ts';
import type { Setting } from '../lib/messages.ts';
import { t } from '../lib/texts.svelte.ts';

export interface Rules {
  options: Record<string, unknown>;
  setting: Setting;
}

export const ROUNDS = [1, 2, 3, 5, 7];
export const MEMORIES = ['once', 'lap', 'open'] as const;

export type Clock = keyof typeof CLOCKS;
export const PACES = ['slow', 'normal', 'quick'] as const;
export type Pace = (typeof PACES)[number];
export type Windows = keyof typeof WINDOWS;

/** Whether a game has this option. */
export function hasOption(game: string, name: string): boolean {
  const options: readonly string[] = GAMES.find((known) => known.game === game)?.options ?? [];
  return options.includes(name);
}

/** The options that a game has, of those that were chosen for any game. */
export function optionsFor(game: string, chosen: Rules['options']): Rules['options'] {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => hasOption(game, name)));
}

/** Values that are usually offered, with the one that is set, which may have come from elsewhere. */
export function offered(usual: number[], set: number): number[] {
  return usual.includes(set) ? usual : [...usual, set].sort((one, other) => one - other);
}

/** A kind of clock, with the time for a move. */
export function clockWord(clock: Clock): string {
  const seconds = CLOCKS[clock];
  const word = t(`clock-${clock}`);
  return seconds === null ? word : t('clock-with-limit', { clock: word, limit: durationWord(seconds) });
}

/** How fast a table is, and how long it waits between two rounds, if there are several. */
export function paceWord(pace: Pace, { rounds = 1 }: Rules['options']): string {
  const word = t(`pace-${pace}`);
  return Number(rounds) > 1
    ? t('pace-with-break', { pace: word, limit: durationWord(ROUND_BREAKS[pace]) })
    : word;
}

/** How long a card may be thrown in and the call be made; if nobody may throw in, there is only the call. */
export function windowsWord(windows: Windows, outOfTurn: boolean): string {
  return t(outOfTurn ? 'windows-both' : 'windows-call', {
    windows: t(`windows-${windows}`),
    window: durationWord(WINDOWS[windows]),
    call: durationWord(CALLS[windows]),
  });
}

/** What the setting `windows` is about at a table. */
export function windowsLabel(outOfTurn: boolean): string {
  return t(outOfTurn ? 'option-windows' : 'option-windows-call');
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
  const outOfTurn = options.out_of_turn === true;
  const windows = windowsWord(setting.windows ?? 'normal', outOfTurn);
  return [
    familyOf(game) === 'pizza'
      ? t('option-memory-is', { memory: t(`memory-${setting.memory ?? 'lap'}`) })
      : '',
    hasOption(game, 'rounds') ? t('option-rounds-are', { count: Number(options.rounds ?? 1) }) : '',
    outOfTurn ? t('option-out-of-turn') : '',
    Array.isArray(options.deck) ? t('option-deck-is', { count: options.deck.length }) : '',
    hasOption(game, 'out_of_turn')
      ? t('option-windows-are', { label: windowsLabel(outOfTurn), windows })
      : '',
    t('option-clock-is', { clock: clockWord(setting.clock ?? 'none') }),
    t('option-pace-is', { pace: paceWord(setting.pace ?? 'normal', optionsFor(game, options)) }),
    setting.listed ? t('option-listed') : t('option-private'),
    t('option-spectators-are', { spectators: spectatorsWord(setting) }),
  ].filter(Boolean);
}
