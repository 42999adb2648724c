/**
 * A turn as it is being planned: ingredients of one kind, an order or none, and where to draw.
 *
 * The whole plan is sent at once. Nothing is sent before the player has been asked about an order: holding orders and
 * not choosing one is only taken for "no order" in the step that asks.
 */
import type { Ask } from '../lib/messages.ts';
import { sorted } from './cards.ts';
import { lettersAt, type Choice } from './choice.ts';
import { drawsOf, TURN, type PizzaView } from './view.ts';

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
  /** How many cards will be drawn. */
  draws: number;
  /** What the main button sends; null as long as it sends nothing. */
  plan: string[] | null;
  /** What is sent by the answer that no order is added; null where that is not asked. */
  refusal: string[] | null;
  /** The main button leads to the question about an order. */
  asksNext: boolean;
  states: Record<StepName, StepState>;
}

/** What `ask` is about, if it is about a turn. */
function askedStep({ kind }: Ask): StepName {
  return TURN.has(kind) ? (kind as StepName) : 'play';
}

export function turnAt(ask: Ask, view: PizzaView, choice: Choice): Turn {
  const asked = askedStep(ask);
  const me = view.seats[ask.seat];
  const orders = view.orders ?? [];
  const cards = asked === 'play' ? sorted(lettersAt(sorted(view.hand ?? ''), choice.cards)) : '';
  const order = asked === 'draw' ? null : (choice.order ?? null);
  const source = (me?.stack ?? 0) > 0 ? (choice.source ?? null) : null;
  const mayOrder = orders.length > 0;
  const goesOn = asked === 'play' && cards !== '' && mayOrder && (choice.step === 'order' || order !== null);
  const step = goesOn ? 'order' : asked;
  const asksNext = step === 'play' && cards !== '' && mayOrder;
  const isReady = step === 'order' ? order !== null : step === 'play' && cards !== '' && !asksNext;
  const played = asked === 'play' ? [cards] : [];
  const drawn = source ? [source] : [];
  return {
    step,
    cards,
    kind: cards.charAt(0).toLowerCase(),
    order,
    source,
    draws: drawsOf(me) + cards.length + (order ? 1 : 0),
    plan: isReady ? [...played, ...(order ? [order] : []), ...drawn] : null,
    refusal: step === 'order' ? [...played, 'done', ...drawn] : null,
    asksNext,
    states: {
      play: step === 'play' ? 'now' : 'done',
      order: orderState(step, mayOrder, wasPlaced(ask, view)),
      draw: step === 'draw' ? 'now' : source ? 'done' : 'later',
    },
  };
}

function orderState(step: StepName, mayOrder: boolean, placed: boolean): StepState {
  if (step === 'order') return 'now';
  if (step === 'draw') return placed ? 'done' : 'skipped';
  return mayOrder ? 'later' : 'skipped';
}

/** Whether this turn's order lies on the oven. Nothing else can cover it before the draw. */
function wasPlaced(ask: Ask, view: PizzaView): boolean {
  return view.oven.cards.endsWith(`@${ask.seat}`);
}
