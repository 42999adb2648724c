import type { Room } from '../lib/messages.ts';

/** What friends open to come to a table; the key behind the # is not seen by any machine on the way. */
export function linkTo(room: Room): string {
  return `${location.origin}/t/${room.table}${room.key ? `#${room.key}` : ''}`;
}
