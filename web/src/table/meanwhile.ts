/** What the others announced while somebody else held the device, as all heard it. */
import type { EventInfo, Room } from '../lib/messages.ts';
import type { Table } from '../lib/table.svelte.ts';
import { wordsFor } from './families.ts';

/** What one player did, in a row. */
export interface Told {
  seat: number | null;
  lines: string[];
  /** Ingredients that were played. */
  cards: string;
  byBot: boolean;
}

/** Events of one seat after the other; what the seat alone was told is not among them. */
export function runsOf(log: EventInfo[]): EventInfo[][] {
  const runs: EventInfo[][] = [];
  for (const event of log) {
    if (event.name.startsWith('got-')) continue;
    const last = runs.at(-1);
    if (last && last[0]?.seat === event.seat) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

export function toldMeanwhile(table: Table, room: Room): Told[] {
  const { play } = table;
  if (!play?.view) return [];
  const words = wordsFor(room, play.view);
  return runsOf(play.log ?? [])
    .map((events) => ({
      seat: events[0]?.seat ?? null,
      lines: words.tell(events).map(({ text }) => text),
      cards: events.flatMap(({ name, data }) => (name === 'played' ? [String(data?.cards)] : [])).join(''),
      byBot: events.some(({ data }) => data?.by_bot === true),
    }))
    .filter(({ lines }) => lines.length > 0);
}
