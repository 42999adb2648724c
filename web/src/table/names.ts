/** How players are called, known before there is a view. */
import { familyOf, nameAt } from '../lib/family.ts';
import type { Room } from '../lib/messages.ts';
import { t } from '../lib/texts.svelte.ts';
import { kindAt } from './kinds.ts';

export function playerAt(room: Room, seat: number): string {
  return nameAt(room, seat, (bot) => {
    const kind = kindAt(room, bot);
    return kind ? t(`chef-${kind}`) : t(`bot-name-${bot}`);
  });
}

/** The seat of whoever looks back at a game, through whatever eyes; null for others, and on a shared device. */
export function ownSeat(room: Room): number | null {
  const [mine = null, ...others] = room.seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  return others.length ? null : mine;
}

/** What kind of bot it is, by its name such as `level:2`. */
export function botWord(game: string, bot: string): string {
  const [, level] = bot.split('level:');
  return level ? `${t('seat-bot')} · ${t(`level-${familyOf(game)}-${level}`)}` : t('seat-bot');
}
