/**
 * The table between two messages: events applied one by one to what is seen, so that a scoring can be shown as it went.
 *
 * The last view that the server sent always has the last word; what stands here only leads there.
 */
import type { EventInfo } from '../lib/messages.ts';
import { sizeOf, sorted, without } from './cards.ts';
import type { PizzaView, SeatView } from './view.ts';

/** The order in the limelight: being resolved, or just filled or not. */
export interface Scene {
  owner: number;
  order: string;
  series: string[];
  /** The columns as they were when it was revealed; what it took is seen with it until the next card. */
  columns: string;
  needs: string;
  added: string;
  given: string;
  helper: number | null;
  outcome: { filled: true } | { filled: false; reason: string; goes: string } | null;
  /** What has happened about it. */
  events: EventInfo[];
  /** Ingredients have been revealed since. */
  past?: boolean;
}

/** A card of the strip: an ingredient, or an order with its owner. */
export interface Revealed {
  id: number;
  card: string;
  owner: number | null;
  /** What became of an order; null while that is open. */
  filled: boolean | null;
}

export interface Stage {
  view: PizzaView;
  scene: Scene | null;
  strip: Revealed[];
  /** How many cards were in the oven when it was turned over; 0 outside of a scoring. */
  total: number;
}

const LONGEST_STRIP = 7;

/** The table as a view shows it, without a past. */
export function stageOf(view: PizzaView): Stage {
  const { order } = view;
  const scene: Scene | null = order
    ? {
        owner: order.owner,
        order: order.order,
        series: order.series ?? [],
        columns: view.columns,
        needs: order.needs ?? '',
        added: order.added ?? '',
        given: '',
        helper: null,
        outcome: null,
        events: [],
      }
    : null;
  return { view, scene, strip: [], total: scene ? view.oven.size + 1 : 0 };
}

/** The stage after an event. */
export function after(stage: Stage, event: EventInfo): Stage {
  const next = apply(stage, event);
  if (!next.scene || next.scene.past || event.name === 'order-revealed') return next;
  return { ...next, scene: { ...next.scene, events: [...next.scene.events, event] } };
}

function apply(stage: Stage, { name, seat, data }: EventInfo): Stage {
  const at = seat ?? 0;
  const text = (key: string) => String(data?.[key] ?? '');
  const { view, scene } = stage;
  const hands = (change: (seat: SeatView) => Partial<SeatView>) => withSeat(view, at, change);
  switch (name) {
    case 'round-ended':
      return { view: { ...view, columns: '', scorer: at }, scene: null, strip: [], total: view.oven.size };
    case 'revealed':
      return {
        ...stage,
        view: fromOven({ ...view, columns: sorted(view.columns + text('card')) }),
        // What became of the order before can be read until the next one.
        scene: scene && { ...scene, past: true },
        strip: onStrip(stage.strip, text('card'), null),
      };
    case 'order-revealed':
      return {
        ...stage,
        view: fromOven(view),
        scene: {
          owner: at,
          order: text('order'),
          series: [],
          columns: view.columns,
          needs: '',
          added: '',
          given: '',
          helper: null,
          outcome: null,
          events: [],
        },
        strip: onStrip(stage.strip, text('order'), at),
      };
    case 'scored':
      return { ...stage, scene: null };
    case 'scoring-card':
      return { ...stage, view: { ...view, scorer: at } };
    case 'rewarded':
      return {
        ...stage,
        view: hands((before) => ({
          filled: [...before.filled, text('order')],
          stack: before.stack - 1,
        })),
      };
  }
  if (!scene) return stage;
  switch (name) {
    case 'series':
      return {
        ...stage,
        view: hands((before) => ({ orders: before.orders - 1 })),
        // The owner's own view may know it before it is told.
        scene: { ...scene, series: [...new Set([...scene.series, text('order')])] },
      };
    case 'demanded':
      return { ...stage, scene: { ...scene, needs: text('needs') } };
    case 'added': {
      // For a contest they go to the columns, and stay there if it is blocked (P-50).
      const columns = scene.order === 'contest' ? sorted(view.columns + text('cards')) : view.columns;
      return {
        ...stage,
        view: withHand({ ...view, columns }, at, '', text('cards')),
        scene: { ...scene, added: scene.added + text('cards') },
      };
    }
    case 'helped':
      return {
        ...stage,
        view: withHand(view, at, '', text('cards')),
        scene: { ...scene, given: scene.given + text('cards'), helper: at },
      };
    case 'matched':
      return { ...stage, view: withHand(view, at, '', text('cards')) };
    case 'returned':
      return { ...stage, view: withHand(view, at, text('cards'), '') };
    case 'taken':
      return { ...stage, view: { ...view, columns: without(view.columns, text('cards')) } };
    case 'filled':
      return {
        ...stage,
        view: hands((before) => ({ filled: [...before.filled, text('order')] })),
        scene: { ...scene, outcome: { filled: true } },
        strip: marked(stage.strip, true),
      };
    case 'unfilled': {
      const under = text('goes') === 'under';
      return {
        ...stage,
        view: hands((before) =>
          under ? { stack: before.stack + 1 } : { gone: [...before.gone, text('order')] },
        ),
        scene: {
          ...scene,
          outcome: { filled: false, reason: text('reason'), goes: text('goes') },
        },
        strip: marked(stage.strip, false),
      };
    }
    default:
      return stage;
  }
}

function fromOven(view: PizzaView): PizzaView {
  const size = Math.max(0, view.oven.size - 1);
  return { ...view, oven: { size, cards: '?'.repeat(size) } };
}

function onStrip(strip: Revealed[], card: string, owner: number | null): Revealed[] {
  const id = (strip.at(-1)?.id ?? 0) + 1;
  return [...strip, { id, card, owner, filled: null }].slice(-LONGEST_STRIP);
}

/** Say of the last order on the strip what became of it. */
function marked(strip: Revealed[], filled: boolean): Revealed[] {
  return strip.map((card, at) => (at === strip.length - 1 ? { ...card, filled } : card));
}

function withSeat(view: PizzaView, at: number, change: (seat: SeatView) => Partial<SeatView>): PizzaView {
  return {
    ...view,
    seats: view.seats.map((seat, index) => (index === at ? { ...seat, ...change(seat) } : seat)),
  };
}

/** Cards come to a hand, or leave it. */
function withHand(view: PizzaView, at: number, come: string, go: string): PizzaView {
  const counted = withSeat(view, at, (before) => ({
    ingredients: before.ingredients + sizeOf(come) - sizeOf(go),
  }));
  if (view.seat !== at || view.hand === undefined) return counted;
  return { ...counted, hand: without(sorted(view.hand + come), go) };
}
