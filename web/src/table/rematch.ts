/** The next game after this one, as the person at this device finds it. */
import type { Play, Room } from '../lib/messages.ts';

/**
 * `none`: nobody has asked. `asked`: another player wants one, and this person has not answered.
 * `in`, `out`: they have. `started`: there is a next table.
 */
export type RematchState = 'none' | 'asked' | 'in' | 'out' | 'started';

export function rematchState({ rematch, rematch_ask, yours = [] }: Room): RematchState {
  if (rematch) return 'started';
  if (!rematch_ask) return 'none';
  const isMine = (seat: number) => yours.includes(seat);
  if (rematch_ask.joined.some(isMine)) return 'in';
  return rematch_ask.declined.some(isMine) ? 'out' : 'asked';
}

/**
 * Whether the page goes to the next table by itself: for those who wanted it, and for spectators; but not before it has
 * shown a result. A server could else deal at one table after the other, unnoticed, until it liked the cards.
 */
export function followsRematch({ rematch, rematch_ask, yours = [] }: Room, play: Play | null): boolean {
  if (!rematch || !play?.result) return false;
  return !yours.length || yours.some((seat) => rematch_ask?.joined.includes(seat));
}

export function rematchPath({ rematch }: Room): string | undefined {
  return rematch ? `/t/${rematch.table}${rematch.key ? `#${rematch.key}` : ''}` : undefined;
}

/** People who would be played for by a bot if the game started now. */
export function missingSeats({ rematch_ask, seats }: Room): number[] {
  return seats.flatMap(({ kind }, at) =>
    kind === 'person' && !rematch_ask?.joined.includes(at) ? [at] : [],
  );
}

/** The order in which wins are shown: the own seat first, then as play goes. */
export function seriesOrder(room: Room): number[] {
  const first = room.yours?.[0] ?? 0;
  return room.seats.map((_, at) => (first + at) % room.seats.length);
}

/** Such as `2 : 1`; empty in a first game. */
export function seriesScore(room: Room): string {
  const { series } = room;
  return series
    ? seriesOrder(room)
        .map((seat) => series.won[seat] ?? 0)
        .join('\u2009:\u2009')
    : '';
}
