/** What an order needs and has, row by row. */
import { demandOf, supplied, type Demand } from './demands.ts';
import type { Scene } from './staging.ts';
import { amountsOf, KINDS, worth, type PizzaView } from './view.ts';
import { worthOfAll } from './cards.ts';

export interface Row {
  /** A kind, or `any` for ingredients of any kinds. */
  kind: string;
  doubleCards: boolean;
  need: number;
  fromColumns: number;
  fromHand: number;
  fromHelp: number;
}

export function missingIn({ need, fromColumns, fromHand, fromHelp }: Row): number {
  return Math.max(0, need - fromColumns - fromHand - fromHelp);
}

function rowOf(kind: string, need: number, sources: [string, string, string], demand: Demand): Row {
  const of = (cards: string) =>
    demand.anyKinds ? worthOfAll(cards) : supplied(cards, kind, demand.doubleCards);
  const [columns, hand, help] = sources.map(of);
  const fromHand = Math.min(need, hand ?? 0);
  const fromHelp = Math.min(need - fromHand, help ?? 0);
  // Cards from hands are always used up; the columns give the rest (P-25).
  const fromColumns = Math.min(need - fromHand - fromHelp, columns ?? 0);
  return { kind, doubleCards: demand.doubleCards, need, fromColumns, fromHand, fromHelp };
}

/** The rows of the order in the limelight, as everybody knows them. */
export function rowsOf(scene: Scene, view: PizzaView): { rows: Row[]; demand: Demand } {
  const own = view.seats[scene.owner]?.kind ?? 'o';
  const demand = demandOf(scene.order, own, { ...view, columns: scene.columns }, scene.series);
  const sources: [string, string, string] = [scene.columns, scene.added, scene.given];
  if (scene.order === 'contest') {
    // All of that kind counts and is used up, however much it is (P-46, P-49).
    const need = Math.max(demand.fixed[own] ?? 0, worth(scene.columns + scene.added, own));
    return { rows: [rowOf(own, need, sources, demand)], demand };
  }
  if (demand.anyKinds) return { rows: [rowOf('any', demand.anyKinds, sources, demand)], demand };
  const chosen = amountsOf(scene.needs).map(([letter, amount]) => [letter.toLowerCase(), amount] as const);
  const needs = chosen.length ? chosen : Object.entries(demand.fixed);
  return { rows: inOrder(needs).map(([kind, need]) => rowOf(kind, need, sources, demand)), demand };
}

function inOrder<Entry extends readonly [string, number]>(needs: Entry[]): Entry[] {
  return [...needs].sort(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other));
}
