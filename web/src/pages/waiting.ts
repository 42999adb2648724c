/** Who is at a table before the game, in numbers, and which seats those get who are about to come. */
import type { Room } from '../lib/messages.ts';
import { listed, t } from '../lib/texts.svelte.ts';

/** The seats that guests without one are about to take, as the server would give them: free ones, then those of bots. */
export function joiningAt(room: Room): Map<number, string> {
  const of = (kind: string) => room.seats.flatMap((seat, at) => (seat.kind === kind ? [at] : []));
  const names = room.arriving ?? [];
  return new Map([...of('free'), ...of('bot')].slice(0, names.length).map((at, i) => [at, names[i] ?? '']));
}

/** How many people are here, away and about to come, and how many bots will play if the game starts now. */
export function countsOf(room: Room): { here: string; start: string; joining: number } {
  const people = room.seats.filter(({ kind }) => kind === 'person').length;
  const away = room.seats.filter(({ kind, here }) => kind === 'person' && !here).length;
  const joining = joiningAt(room).size;
  const bots = room.seats.length - people - joining;
  const coming = joining ? [t('count-joining', { count: joining })] : [];
  const absent = away ? [t('count-away', { count: away })] : [];
  const here = [t('count-here', { count: people - away }), ...absent, ...coming];
  return {
    here: here.join(' · '),
    start: listed([...here, ...(bots ? [t('count-bots', { count: bots })] : [])]),
    joining,
  };
}
