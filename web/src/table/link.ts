import type { Room } from '../lib/messages.ts';
import { reach } from '../lib/reach.svelte.ts';

/** What friends open to come to a table; the key behind the # is not seen by any machine on the way. */
export function linkTo(room: Room): string {
  return `${reach.origin}/t/${room.table}${room.key ? `#${room.key}` : ''}`;
}
