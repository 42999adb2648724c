/** What the rounds of a game cost each player (S-24). */
import type { EventInfo } from '../lib/messages.ts';
import type { SolominoView } from './view.ts';

export interface RoundEnd {
  round: number;
  /** The event that ended it: the last card, or the end of the pile. Who comes later does not know. */
  how: EventInfo | null;
  /** `points` are those of this round. */
  seats: { seat: number; points: number | null; total: number }[];
}

/** The round that these events ended, if they did and another one follows. */
export function roundEndIn(events: EventInfo[]): RoundEnd | null {
  const how = events.find(({ name }) => name === 'last-card' || name === 'pile-ended');
  const next = events.find(({ name }) => name === 'round-began');
  if (!how || !next) return null;
  const seats = events
    .filter(({ name }) => name === 'minus')
    .map(({ seat, data }) => ({ seat: seat ?? 0, points: Number(data?.points), total: Number(data?.total) }));
  return { round: Number(next.data?.round) - 1, how, seats };
}

/** The same for somebody who comes between two rounds. */
export function roundBefore(view: SolominoView): RoundEnd {
  const seats = view.seats.map(({ minus }, seat) => ({ seat, points: null, total: minus }));
  return { round: view.round - 1, how: null, seats };
}

/** From a record (docs/formats.md): for each round the minus points of each seat. */
export function minusByRound(record: { steps?: { events?: string[] }[] }): number[][] {
  const rounds: number[][] = [];
  for (const { events = [] } of record.steps ?? []) {
    const points: number[] = [];
    for (const line of events) {
      const found = /^minus (\d+) points=(\d+)/.exec(line);
      if (found) points[Number(found[1])] = Number(found[2]);
    }
    if (points.length) rounds.push(points);
  }
  return rounds;
}
