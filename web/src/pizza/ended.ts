/** Why orders stayed unfilled, told from the record of a finished game. */
import type { EventInfo } from '../lib/messages.ts';
import { sorted, without } from './cards.ts';
import { demandOf, supplied } from './demands.ts';
import { amountsOf, worth, type PizzaView, type SeatView } from './view.ts';

export interface Unfilled {
  round: number;
  owner: number;
  order: string;
  reason: string;
  /** What was missing, in the notation of amounts; empty where that cannot be said. */
  missing: string;
  /** An earlier order of the same scoring that took what was missing. */
  lostTo: { owner: number; order: string; cards: number } | null;
  /** A contest: what its owner had, and what was shown against it. */
  contest: { stake: number; shown: number } | null;
}

/** At the end: nothing was left to fill, in hand or in the stack. */
export function filledAll(seat: SeatView | undefined): boolean {
  return seat !== undefined && seat.filled.length > 0 && seat.orders + seat.stack + seat.gone.length === 0;
}

/** The clause that says why. */
export const REASON_CLAUSES: Record<string, string> = {
  'gave-up': 'P-24',
  refused: 'P-34',
  lacking: 'P-24',
  'own-kind': 'P-52',
  'no-kind': 'P-58',
  blocked: 'P-47',
  nobody: 'P-51',
  'no-match': 'P-51',
};

interface Step {
  events: string[];
}

/** An event as one line of a record. */
export function parseEvent(line: string): EventInfo {
  const [head = '', ...fields] = line.split(/ (?=[a-z]+=)/);
  const [name = '', seat] = head.split(' ');
  const data = Object.fromEntries(
    fields.map((field) => {
      const at = field.indexOf('=');
      return [field.slice(0, at), field.slice(at + 1)];
    }),
  );
  return { name, seat: seat === undefined ? null : Number(seat), data };
}

/** A filled order, and where in the oven it lay. */
interface Taken {
  owner: number;
  order: string;
  cards: string;
  place: number;
}

/** `view`: the table at the end, for the kinds of the seats. */
export function unfilledIn(record: Record<string, unknown>, view: PizzaView): Unfilled[] {
  const events = ((record.steps ?? []) as Step[]).flatMap((step) => step.events.map(parseEvent));
  const found: Unfilled[] = [];
  let columns = '';
  let scorer: number | null = null;
  let round = 1;
  let place = 0;
  let taken: Taken[] = [];
  let [asked, used, shown] = ['', '', 0];
  let contested = false;
  for (const { name, seat, data } of events) {
    const owner = seat ?? 0;
    const text = (key: string) => String(data?.[key] ?? '');
    const kind = view.seats[owner]?.kind ?? 'o';
    switch (name) {
      case 'round-ended':
        [columns, place, taken] = ['', 0, []];
        round = Number(text('round'));
        scorer = owner;
        break;
      case 'scoring-card':
        scorer = owner;
        break;
      case 'revealed':
        columns = sorted(columns + text('card'));
        place += 1;
        break;
      case 'order-revealed':
        place += 1;
        [asked, used, shown] = ['', '', 0];
        contested = text('order') === 'contest';
        break;
      case 'asked':
        asked = text('needs');
        break;
      case 'showed':
        shown += worthOfShown(text('cards'));
        break;
      case 'added':
        if (contested) columns = sorted(columns + text('cards'));
        break;
      case 'taken':
        columns = without(columns, text('cards'));
        used += text('cards');
        break;
      case 'filled':
        taken.push({ owner, order: text('order'), cards: used, place });
        break;
      case 'unfilled': {
        const order = text('order');
        const lacks = asked || lackingFor(order, kind, { ...view, columns, scorer });
        const reason = text('reason');
        const blocked = reason === 'blocked';
        found.push({
          round,
          owner,
          order,
          reason,
          missing: blocked ? '' : lacks,
          lostTo: thief(taken, lacks, place),
          // All of the kind counted, and what was added stays in the columns (P-50).
          contest: blocked ? { stake: worth(columns, kind), shown } : null,
        });
        break;
      }
    }
  }
  return found;
}

function worthOfShown(cards: string): number {
  return worth(cards, cards.charAt(0).toLowerCase());
}

/** What the columns lacked of an order that could be filled in one way only. */
function lackingFor(order: string, own: string, view: PizzaView): string {
  const demand = demandOf(order, own, view);
  if (demand.picks.length || order === 'match' || order === 'contest') return '';
  return Object.entries(demand.fixed)
    .map(([kind, need]) => [kind, need - supplied(view.columns, kind, false)] as const)
    .filter(([, missing]) => missing > 0)
    .map(([kind, missing]) => `${missing}${kind}`)
    .join(' ');
}

/** The last order before this place that took something of a missing kind. */
function thief(taken: Taken[], missing: string, place: number): Unfilled['lostTo'] {
  const kinds = amountsOf(missing).map(([letter]) => letter.toLowerCase());
  const last = taken.findLast(({ cards }) => kinds.some((kind) => cards.toLowerCase().includes(kind)));
  return last ? { owner: last.owner, order: last.order, cards: place - last.place } : null;
}
