/**
 * A turn as it is being planned: ingredients of one kind, an order or none, and where to draw.
 *
 * What follows what, and whether there is a choice, is read from where the answers lead. The whole plan is sent at once.
 * Nothing is sent before the player has been asked about an order: holding orders and not choosing one is only taken for
 * "no order" in the step that asks. As long as nobody knows where answers lead, each is sent by itself.
 */
import type { Lead, Leads } from '../kernel/leads.ts';
import type { Ask } from '../lib/messages.ts';
import { sorted } from './cards.ts';
import { lettersAt, type Choice } from './choice.ts';
import { TURN, type PizzaView } from './view.ts';

export type StepName = 'play' | 'order' | 'draw';
export type StepState = 'done' | 'now' | 'later' | 'skipped';

export interface Turn {
  step: StepName;
  /** The chosen ingredients, and their kind. */
  cards: string;
  kind: string;
  /** The chosen order. */
  order: string | null;
  /** The chosen pile, if there is a choice. */
  source: 'supply' | 'stack' | null;
  /** What the main button sends; null as long as it sends nothing. */
  plan: string[] | null;
  /** What is sent by the answer that no order is added; null where that is not asked. */
  refusal: string[] | null;
  /** The main button leads to the question about an order. */
  asksNext: boolean;
  /** An order can be played in this turn. */
  mayOrder: boolean;
  states: Record<StepName, StepState>;
}

/** What `ask` is about, if it is about a turn. */
function askedStep({ kind }: Ask): StepName {
  return TURN.has(kind) ? (kind as StepName) : 'play';
}

export function turnAt(ask: Ask, view: PizzaView, choice: Choice, leads: Leads | null): Turn {
  const asked = askedStep(ask);
  const cards = asked === 'play' ? sorted(lettersAt(sorted(view.hand ?? ''), choice.cards)) : '';
  const order = asked === 'draw' ? null : (choice.order ?? null);
  const played = leads?.[cards];
  const asksNow = asked === 'order' || played?.asks === 'order';
  const goesOn = cards !== '' && asksNow && (choice.step === 'order' || order !== null);
  const step = goesOn ? 'order' : asked;
  const asksNext = step === 'play' && cards !== '' && asksNow;
  const isReady = step === 'order' ? order !== null : step === 'play' && cards !== '' && !asksNext;
  const before = asked === 'play' ? [cards] : [];
  const planned = [...before, ...(asksNow && order ? [order] : [])];
  const refused = [...before, 'done'];
  const source = pileAfter(leads, step === 'order' && !order ? refused : planned, choice.source);
  const drawn = source ? [source] : [];
  const holdsOrders = (view.orders ?? []).length > 0;
  const mayOrder = asked === 'order' || (asked === 'play' && (leads ? isAhead(leads, 'order') : holdsOrders));
  return {
    step,
    cards,
    kind: cards.charAt(0).toLowerCase(),
    order,
    source,
    plan: isReady ? [...planned, ...drawn] : null,
    refusal: step === 'order' ? [...refused, ...drawn] : null,
    asksNext,
    mayOrder,
    states: {
      play: step === 'play' ? 'now' : 'done',
      order: orderState(step, mayOrder, wasPlaced(ask, view)),
      draw: step === 'draw' ? 'now' : source ? 'done' : 'later',
    },
  };
}

/** The pile, if it can be chosen after these answers. */
function pileAfter(leads: Leads | null, answers: string[], pile: Choice['source']): Turn['source'] {
  let lead: Lead | undefined;
  for (const answer of answers) lead = (lead ? lead.then : leads)?.[answer];
  return pile && lead?.asks === 'draw' && pile in lead.then ? pile : null;
}

/** Whether a question comes in this turn, whatever is answered before. */
function isAhead(leads: Leads | null, kind: string): boolean {
  return Object.values(leads ?? {}).some(({ asks, then }) => asks === kind || isAhead(then, kind));
}

/** Whether it can be chosen now where to draw from, when it is asked or beforehand. In doubt the piles stay as they are. */
export function canChoosePile(ask: Ask | null, leads: Leads | null): boolean {
  if (ask === null || !TURN.has(ask.kind)) return false;
  return ask.kind === 'draw' || leads === null || isAhead(leads, 'draw');
}

function orderState(step: StepName, mayOrder: boolean, placed: boolean): StepState {
  if (step === 'order') return 'now';
  if (step === 'draw') return placed ? 'done' : 'skipped';
  return mayOrder ? 'later' : 'skipped';
}

/** Whether the last card in the oven is an order of this seat. */
function wasPlaced(ask: Ask, view: PizzaView): boolean {
  return view.oven.cards.endsWith(`@${ask.seat}`);
}
