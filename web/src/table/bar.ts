/** The line under the title of a table: which round it is, and whom the game waits for. */
import { t } from '../lib/texts.svelte.ts';
import type { Table } from '../lib/table.svelte.ts';
import type { SeatInfo } from '../lib/messages.ts';
import { wordsFor } from './families.ts';

function waitsFor(seat: SeatInfo | undefined): string {
  if (seat?.stand_in) return 'bar-stand-in';
  return typeof seat?.bot_in_ms === 'number' ? 'bar-away' : 'bar-waits-for';
}

export function barLine(table: Table): string {
  const { room, play } = table;
  if (!room) return '';
  if (room.state === 'waiting') return t('bar-waiting');
  if (room.state === 'dealing') return t('dealing');
  if (room.state === 'paused') return t('state-paused');
  if (room.state === 'over' || !play?.view) return t('bar-over');
  // A screen that still shows a scoring has not come to what the table waits for.
  const view = (table.staged ?? play.view) as {
    round: number;
    rounds: number;
    waits_for: { seat: number | null };
  };
  const round = t('heading-round', { round: view.round, rounds: view.rounds });
  if (table.showing) return `${round} · ${t('bar-scoring')}`;
  if (table.nextRound !== null) return round;
  const seat = view.waits_for.seat;
  if (table.ask?.kind === 'window') return `${round} · ${t('domino-bar-window')}`;
  if (table.ask) return `${round} · ${t('bar-your-turn')}`;
  if (seat === null) return round;
  return `${round} · ${t(waitsFor(room.seats[seat]), { who: wordsFor(room, play.view).who(seat) })}`;
}
