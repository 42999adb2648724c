/** What has changed about the people at a table, for those who sit there. */
import type { Room } from '../lib/messages.ts';

export interface News {
  /** The text that tells it. */
  id: string;
  name: string;
  sounds: boolean;
}

export function newsOf(before: Room, now: Room): News[] {
  if (before.table !== now.table) return [];
  const mine = now.yours ?? [];
  const news = now.seats.flatMap((seat, at): News[] => {
    const was = before.seats[at];
    const came = seat.kind === 'person' && !seat.yours && was?.kind !== 'person';
    if (!came || before.seats.length !== now.seats.length) return [];
    return [{ id: now.state === 'waiting' ? 'arrived' : 'took-over', name: seat.name, sounds: true }];
  });
  if (!mine.length) return [];
  const known = [...(before.arriving ?? [])];
  for (const name of now.arriving ?? []) {
    const at = known.indexOf(name);
    if (at >= 0) known.splice(at, 1);
    else news.push({ id: name ? 'arriving-named' : 'arriving', name, sounds: true });
  }
  if (now.host && !before.host) news.push({ id: 'host-you', name: '', sounds: false });
  const rules = (room: Room) => JSON.stringify([room.options, { ...room.setting, pace: null }]);
  if (!now.host && now.state === 'waiting' && rules(before) !== rules(now)) {
    news.push({ id: 'rules-changed', name: '', sounds: false });
  }
  return news;
}
