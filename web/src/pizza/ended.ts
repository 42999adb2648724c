/** Why orders stayed unfilled, told from the record of a finished game. */
import type { EventInfo } from '../lib/messages.ts';
import { knownOf, missingIn, type ListRows } from './checklist.ts';
import { after, stageOf, type Scene } from './staging.ts';
import { amountsOf, worth, type PizzaView, type SeatView } from './view.ts';
import { OUTCOMES } from './words.ts';

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
export async function unfilledIn(
  record: Record<string, unknown>,
  view: PizzaView,
  list: ListRows,
): Promise<Unfilled[]> {
  const events = ((record.steps ?? []) as Step[]).flatMap((step) => step.events.map(parseEvent));
  const found: Promise<Unfilled>[] = [];
  let stage = stageOf({ ...view, order: undefined });
  let round = 1;
  let taken: Taken[] = [];
  for (const event of events) {
    stage = after(stage, event);
    if (event.name === 'round-ended') [round, taken] = [Number(event.data?.round), []];
    if (!stage.scene || !OUTCOMES.has(event.name)) continue;
    const { owner } = stage.scene;
    const order = String(event.data?.order);
    const place = stage.strip.at(-1)?.id ?? 0;
    if (event.name === 'filled') taken.push({ owner, order, cards: toldIn(stage.scene, 'taken'), place });
    else {
      const reason = String(event.data?.reason);
      found.push(
        whyUnfilled({ round, owner, order, reason }, stage.scene, stage.view, [...taken], place, list),
      );
    }
  }
  return await Promise.all(found);
}

/** The cards or amounts of all events of a kind about the order. */
function toldIn({ events }: Scene, name: string): string {
  return events
    .filter((event) => event.name === name)
    .map(({ data }) => String(data?.cards ?? data?.needs))
    .join('');
}

async function whyUnfilled(
  about: Pick<Unfilled, 'round' | 'owner' | 'order' | 'reason'>,
  scene: Scene,
  view: PizzaView,
  taken: Taken[],
  place: number,
  list: ListRows,
): Promise<Unfilled> {
  const blocked = about.reason === 'blocked';
  const own = view.seats[about.owner]?.kind ?? 'o';
  const lacks = blocked ? '' : toldIn(scene, 'asked') || (await lackingFor(about, view, list));
  return {
    ...about,
    missing: lacks,
    lostTo: thief(taken, lacks, place),
    contest: blocked ? { stake: worth(view.columns, own), shown: worth(toldIn(scene, 'showed'), own) } : null,
  };
}

/** What the columns lacked of an order that could be filled in one way only. */
async function lackingFor(
  { owner, order }: Pick<Unfilled, 'owner' | 'order'>,
  view: PizzaView,
  list: ListRows,
): Promise<string> {
  if (order === 'contest') return '';
  const rows = await list(view.game, knownOf({ owner, order, columns: view.columns }, view));
  if (rows.open) return '';
  return rows.list
    .filter((row) => row.kind !== 'any' && missingIn(row) > 0)
    .map((row) => `${missingIn(row)}${row.kind}`)
    .join(' ');
}

/** The last order before this place that took something of a missing kind. */
function thief(taken: Taken[], missing: string, place: number): Unfilled['lostTo'] {
  const kinds = amountsOf(missing).map(([letter]) => letter.toLowerCase());
  const last = taken.findLast(({ cards }) => kinds.some((kind) => cards.toLowerCase().includes(kind)));
  return last ? { owner: last.owner, order: last.order, cards: place - last.place } : null;
}
