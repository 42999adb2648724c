/** The answer that the owner of a revealed order is making at this moment. */
import type { Ask } from '../lib/messages.ts';
import {
  compose,
  demandOfOrder,
  columnsCover,
  forSeries,
  NOTHING,
  type Answer,
  type Plan,
} from './answer.ts';
import { coverFrom, sorted, worthOfAll } from './cards.ts';
import { rowsOfAnswer, type Row } from './checklist.ts';
import { lettersAt, type Choice } from './choice.ts';
import { supplied, type Demand } from './demands.ts';
import { isDouble, KINDS, type PizzaView } from './view.ts';

/** Decisions of an order's owner that nobody sees until the answer is complete (P-22). */
export const OWNERS_STEPS = new Set(['series', 'demand', 'add', 'ask', 'amount']);

export interface Answering {
  demand: Demand;
  plan: Plan;
  answer: Answer;
  rows: Row[];
  /** What to send to give up; null where that is not offered (P-23). */
  giveUp: string[] | null;
  /** Orders in the hand that can join a series. */
  forSeries: string[];
  /** Kinds of which cards can be added: those of which the columns lack something (P-27). */
  toAdd: string;
  /** Kinds that a request for any kinds can name. Others may have been named on another device. */
  toName: string;
}

/** By then the own cards are given; what is missing without them is asked for. */
const AFTER_CARDS = new Set(['ask', 'amount']);

export function answeringAt(ask: Ask, view: PizzaView, choice: Choice, help: boolean): Answering {
  const hand = sorted(view.hand ?? '');
  const series = ask.kind === 'series' ? (choice.series ?? []) : [];
  const demand = demandOfOrder(view, [...(view.order?.series ?? []), ...series]);
  const kinds = choice.kinds ?? suggestedKinds(demand, view);
  const bare = { ...NOTHING, series, kinds };
  const cards = AFTER_CARDS.has(ask.kind)
    ? ''
    : choice.cards === undefined
      ? suggestedCards(compose(view, ask.kind, bare, help), demand, hand, view)
      : lettersAt(hand, choice.cards);
  const plan: Plan = { ...bare, cards, amounts: choice.amounts ?? {} };
  const answer = compose(view, ask.kind, plan, help, leftToName(ask));
  const rows = rowsOfAnswer(answer, demand, view.columns, (view.order?.added ?? '') + cards);
  return {
    demand,
    plan,
    answer,
    rows,
    giveUp: waysOut(ask, view, demand, series),
    forSeries: ask.kind === 'series' ? forSeries(view) : [],
    toAdd: AFTER_CARDS.has(ask.kind) ? '' : lacking(demand, rows),
    toName: ask.kind === 'amount' ? KINDS.slice(KINDS.indexOf(view.order?.question?.kind ?? 'o')) : KINDS,
  };
}

function lacking(demand: Demand, rows: Row[]): string {
  if (demand.anyKinds) return KINDS;
  const lacks = rows.filter(({ need, fromColumns, fromHand }) => need > fromColumns || fromHand);
  return lacks.map(({ kind }) => kind).join('');
}

/** The largest amount that can be named is all that is left. */
function leftToName({ kind, legal }: Ask): number | undefined {
  if (kind !== 'amount') return undefined;
  return Math.max(...legal.filter((text) => text.startsWith('x')).map((text) => Number(text.slice(1))));
}

function waysOut(ask: Ask, view: PizzaView, demand: Demand, series: string[]): string[] | null {
  if (ask.legal.includes('give-up')) return ['give-up'];
  // A four of a kind that may become a series is given up after saying that it stays alone.
  const alone = ask.kind === 'series' && !series.length;
  return alone && !columnsCover(view, demand.fixed) ? ['done', 'give-up'] : null;
}

/** Where the columns alone cover the order, the fullest kinds serve for the largest amounts. */
function suggestedKinds({ picks, open, doubleCards }: Demand, view: PizzaView): string[] {
  const there = (kind: string) => supplied(view.columns, kind, doubleCards);
  const fullest = [...open].sort((one, other) => there(other) - there(one)).slice(0, picks.length);
  return fullest.every((kind, at) => there(kind) >= (picks[at] ?? 0)) ? fullest : [];
}

/** What of the hand covers what is missing, kind by kind; where it does not, nothing is suggested. */
function suggestedCards(answer: Answer, demand: Demand, hand: string, view: PizzaView): string {
  if (!answer.chosen) return '';
  if (demand.anyKinds) return coverOfAny(hand, demand.anyKinds - worthOfAll(view.columns));
  return [...KINDS]
    .map((kind) => coverFrom(hand, kind, answer.missing[kind] ?? 0, demand.doubleCards) ?? '')
    .join('');
}

/** Bombastica: singles and doubles of any kinds that make exactly what is missing. */
function coverOfAny(hand: string, missing: number): string {
  let rest = missing;
  let taken = '';
  const doublesFirst = [...hand].sort((one, other) => Number(isDouble(other)) - Number(isDouble(one)));
  for (const card of doublesFirst) {
    if (worthOfAll(card) > rest) continue;
    taken += card;
    rest -= worthOfAll(card);
  }
  return rest === 0 ? taken : '';
}
