/** How a player is called, known before there is a view. */
import { nameAt } from '../lib/family.ts';
import type { Room } from '../lib/messages.ts';
import { t } from '../lib/texts.svelte.ts';
import { kindAt } from './kinds.ts';

export function playerAt(room: Room, seat: number): string {
  return nameAt(room, seat, (bot) => {
    const kind = kindAt(room, bot);
    return kind ? t(`chef-${kind}`) : t(`bot-name-${bot}`);
  });
}
