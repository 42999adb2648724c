/** What an order demands (P-40 to P-58), as far as everybody can say before its owner has chosen. */
import { worth, KINDS, type PizzaView, count } from './view.ts';

export interface Demand {
  /** What is needed whatever its owner chooses, by kind. */
  fixed: Record<string, number>;
  /** Amounts for which the owner chooses a kind, in the order in which they are asked for. */
  picks: number[];
  /** The kinds that can be chosen. */
  open: string;
  /** Amounts are double cards (P-53). */
  doubleCards: boolean;
  /** Ingredients of any kinds (P-57); 0 for all other orders. */
  anyKinds: number;
}

const BOMBASTICA = 15;

export function isFour(order: string): boolean {
  return /^4[a-z]$/.test(order);
}

/** The kind of a four of a kind, or of a four plus one. */
export function kindOf(order: string): string {
  return order.charAt(1);
}

/** What the order demands whose owner has this kind; a four of a kind alone, or in a series with others (P-42). */
export function demandOf(order: string, own: string, view: PizzaView, series: string[] = []): Demand {
  const demand: Demand = { fixed: {}, picks: [], open: '', doubleCards: false, anyKinds: 0 };
  const others = [...KINDS].filter((kind) => kind !== own).join('');
  if (isFour(order)) {
    if (!series.length) return { ...demand, fixed: { [kindOf(order)]: 4 } };
    const kinds = [order, ...series].map(kindOf);
    return { ...demand, picks: kinds.map((_, at) => 4 - at), open: kinds.join('') };
  }
  if (order.endsWith('+1')) return { ...demand, fixed: { [kindOf(order)]: 4, [own]: 1 } };
  switch (order) {
    case 'two-of-each':
      return { ...demand, fixed: Object.fromEntries([...others].map((kind) => [kind, 2])) };
    case 'mixed':
      return { ...demand, fixed: Object.fromEntries([...KINDS].map((kind) => [kind, 1])) };
    case 'scorers-four': {
      const scorer = view.scorer === null ? null : view.seats[view.scorer];
      return { ...demand, fixed: scorer ? { [scorer.kind]: 4 } : {} };
    }
    case 'contest':
      return { ...demand, fixed: { [own]: 2 } };
    case 'without-mine':
      return { ...demand, picks: [2, 2], open: others };
    case 'two-doubles':
      return { ...demand, picks: [1, 1], open: KINDS, doubleCards: true };
    case '4321':
      return { ...demand, picks: [4, 3, 2, 1], open: KINDS };
    case 'monotoni':
      return { ...demand, fixed: { [own]: 1 }, picks: [6], open: others };
    case 'minimale':
      return minimale(demand, own, view);
    case 'bombastica':
      return { ...demand, anyKinds: BOMBASTICA };
    default: // match
      return demand;
  }
}

/** P-58: the kind with the fewest ingredients, but not none and not the own; a choice only on a tie. */
function minimale(demand: Demand, own: string, view: PizzaView): Demand {
  const there = [...KINDS].filter((kind) => kind !== own && worth(view.columns, kind) > 0);
  const fewest = Math.min(...there.map((kind) => worth(view.columns, kind)));
  const open = there.filter((kind) => worth(view.columns, kind) === fewest).join('');
  if (open.length === 1) return { ...demand, fixed: { [own]: 1, [open]: 3 } };
  return { ...demand, fixed: { [own]: 1 }, picks: open ? [3] : [], open };
}

/** What cards have of a kind, in the unit of the order: ingredients, or double cards. */
export function supplied(cards: string, kind: string, doubleCards: boolean): number {
  return doubleCards ? count(cards, kind.toUpperCase()) : worth(cards, kind);
}
