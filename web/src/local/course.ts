/** How a finished game went, from its journal: what `server/statistics.py` tells of a game at a server. */
import type { SeatStatistics, TableStatistics } from '../lib/api.ts';
import { passing, type Players } from './game.ts';
import type { LocalInfo, TableDocument } from './store.ts';
import { CLOCK, FORCED, LocalTable, ME, STANDING, type Played } from './table.ts';

interface Course {
  decisions: number;
  byBot: number;
  thoughts: number[];
  thrownIn: number;
}

/** `series` is the game with those that it is a rematch of, the last first. */
export function statisticsOf(
  players: Players,
  { opened, entries }: TableDocument,
  series: LocalInfo[],
): TableStatistics {
  const table = new LocalTable(players, opened);
  const seats: Course[] = opened.chairs.map(() => ({ decisions: 0, byBot: 0, thoughts: [], thrownIn: 0 }));
  let since = 0;
  let beforePause = 0;
  let playing = 0;
  for (const entry of entries) {
    const { at, change } = entry;
    if (change.type === 'paused') beforePause += at - since;
    else if (change.type === 'played') {
      const ms = beforePause + at - since;
      count(seats, table, change, ms / 1000);
      playing += ms;
      beforePause = 0;
    }
    if (['begun', 'resumed', 'went-on', 'undone', 'played'].includes(change.type)) since = at;
    table.apply(entry);
  }
  return {
    playing_s: playing / 1000,
    decisions: seats.reduce((sum, { decisions }) => sum + decisions, 0),
    games: series.length,
    seats: seats.map((seat, at): SeatStatistics => {
      const bot = table.chairs[at]?.bot ?? null;
      return {
        bot,
        yours: bot === null,
        decisions: seat.decisions,
        by_bot: seat.byBot,
        thinking: thinkingOf(seat.thoughts),
        thrown_in: opened.options.out_of_turn === true ? seat.thrownIn : null,
        series: {
          played: series.length,
          won: series.filter(({ result }) => result?.winners.includes(at)).length,
        },
      };
    }),
  };
}

/** Add what is played at a table as it was before. */
function count(seats: Course[], table: LocalTable, played: Played, seconds: number): void {
  const { decision } = table.game;
  const pass = passing(table.game);
  if (!decision || played.by === CLOCK || played.by === FORCED) return; // nobody has decided anything
  const isWindow = decision.kind === 'window';
  const decided = played.steps.filter(
    ({ seat, do: action }) => seat !== undefined && !(table.isLiveWindow && action === pass),
  );
  decided.forEach(({ seat = 0, do: action }, number) => {
    const course = seats[seat];
    if (!course) return;
    const isPerson = table.chairs[seat]?.bot === null;
    course.decisions += 1;
    if (!isPerson || (played.by !== ME && played.by !== STANDING)) course.byBot += 1;
    if (isWindow && number === 0 && action !== pass) course.thrownIn += 1;
    if (isPerson && played.by === ME && number === 0 && !isWindow) course.thoughts.push(seconds);
  });
}

function thinkingOf(thoughts: number[]): SeatStatistics['thinking'] {
  if (!thoughts.length) return null;
  const sorted = [...thoughts].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return {
    moves: thoughts.length,
    total_s: thoughts.reduce((sum, thought) => sum + thought, 0),
    median_s: ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2,
    longest_s: sorted.at(-1) ?? 0,
  };
}
