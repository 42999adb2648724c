/** What was played without a server: the games, and how they count. */
import type { Statistics, Tally } from '../lib/api.ts';
import { loadHouse } from '../lib/local.ts';
import type { LocalInfo } from '../local/store.ts';

/** The finished games that this browser keeps, the last first. */
export async function localGames(): Promise<LocalInfo[]> {
  const games = await (await loadHouse()).list();
  return games.filter(({ state }) => state === 'over');
}

function added(one: Tally | undefined, other: Tally | undefined): Tally {
  return {
    played: (one?.played ?? 0) + (other?.played ?? 0),
    won: (one?.won ?? 0) + (other?.won ?? 0),
  };
}

/** Games won and lost by oneself: those with help do not count. */
export function tallied(games: LocalInfo[]): Statistics['games'] {
  return games
    .filter(({ assisted }) => !assisted)
    .map(({ game, seats, result }) => {
      const won = seats.some(({ yours }, seat) => yours && result?.winners.includes(seat));
      const tally: Tally = { played: 1, won: Number(won) };
      const bots = new Set(seats.flatMap(({ bot }) => (bot === null ? [] : [bot])));
      return { game, all: tally, against: Object.fromEntries([...bots].map((bot) => [bot, tally])) };
    });
}

/** The statistics of the server with those of the games that this browser keeps. */
export function together(games: Statistics['games']): Statistics['games'] {
  const found = new Map<string, Statistics['games'][number]>();
  for (const one of games) {
    const before = found.get(one.game);
    const against = { ...before?.against };
    for (const [name, tally] of Object.entries(one.against)) against[name] = added(against[name], tally);
    found.set(one.game, { game: one.game, all: added(before?.all, one.all), against });
  }
  return [...found.values()].sort((one, other) => one.game.localeCompare(other.game));
}
