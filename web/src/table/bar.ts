/** The line under the title of a table: which round it is, and whom the game waits for. */
import { t } from '../lib/texts.svelte.ts';
import type { Table } from '../lib/table.svelte.ts';
import type { SeatInfo } from '../lib/messages.ts';
import { wordsFor } from './families.ts';

function waitsFor(seat: SeatInfo | undefined): string {
  if (seat?.stand_in) return 'bar-stand-in';
  return typeof seat?.bot_in_ms === 'number' ? 'bar-away' : 'bar-waits-for';
}

export interface BarLine {
  subtitle: string;
  now?: string;
}

export function barLine(table: Table): BarLine {
  const { room, play } = table;
  if (!room) return { subtitle: '' };
  if (room.state === 'waiting') return { subtitle: t('bar-waiting') };
  if (room.state === 'dealing') return { subtitle: t('dealing') };
  if (room.state === 'paused') return { subtitle: t('state-paused') };
  if (room.state === 'over' || !play?.view) return { subtitle: t('bar-over') };
  // A screen that still shows a scoring has not come to what the table waits for.
  const view = (table.staged ?? play.view) as {
    round: number;
    rounds: number;
    waits_for: { seat: number | null };
  };
  const subtitle = t('heading-round', { round: view.round, rounds: view.rounds });
  const seat = view.waits_for.seat;
  if (table.showing) return { subtitle, now: t('bar-scoring') };
  if (table.nextRound !== null) return { subtitle };
  if (table.ask?.kind === 'window') return { subtitle, now: t('domino-bar-window') };
  if (table.ask) return { subtitle, now: t('bar-your-turn') };
  if (seat === null) return { subtitle };
  return { subtitle, now: t(waitsFor(room.seats[seat]), { who: wordsFor(room, play.view).who(seat) }) };
}
