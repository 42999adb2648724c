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
import { choices, coverFrom, covers, sorted, worthOfAll } from './cards.ts';
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
  /** Nobody can give what would be asked for. */
  hopeless: boolean;
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
  const kinds = choice.kinds ?? suggestedKinds(demand, view, help);
  const bare = { ...NOTHING, series, kinds };
  const cards = AFTER_CARDS.has(ask.kind)
    ? ''
    : choice.cards === undefined
      ? suggestedCards(compose(view, ask.kind, bare, help), demand, hand, view, help)
      : lettersAt(hand, choice.cards);
  const plan: Plan = { ...bare, cards, amounts: choice.amounts ?? {} };
  const answer = compose(view, ask.kind, plan, help, leftToName(ask));
  const rows = rowsOfAnswer(answer, demand, view.columns, (view.order?.added ?? '') + cards);
  return {
    demand,
    plan,
    answer,
    rows,
    hopeless: isHopeless(answer, demand, view, ask.seat),
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

/** Kinds for the amounts, in their order, and what they would cost. */
interface Way {
  kinds: string[];
  /** What nobody at hand has: it would have to be asked for. */
  missing: number;
  /** Cards of the own hand. */
  cards: number;
}

/**
 * The kinds that most players would choose: what the columns cover, then what takes the fewest own cards, then what
 * leaves the least to ask for. Between requests that are equally large nothing is suggested, and without help only what
 * fills the order.
 */
function suggestedKinds(demand: Demand, view: PizzaView, help: boolean): string[] {
  const [best, next] = waysFor(demand, view);
  if (!best || (best.missing && (!help || next?.missing === best.missing))) return [];
  return best.kinds;
}

/** All ways to choose the kinds, the best first. */
function waysFor(demand: Demand, view: PizzaView): Way[] {
  const alike = demand.picks.length > 1 && demand.picks[0] === demand.picks[1];
  return orderings([...demand.open], demand.picks.length)
    .filter((kinds) => !alike || isInOrder(kinds))
    .map((kinds) => wayOf(kinds, demand, view))
    .sort((one, other) => one.missing - other.missing || one.cards - other.cards);
}

function isInOrder(kinds: string[]): boolean {
  return kinds.every((kind, at) => !at || KINDS.indexOf(kind) > KINDS.indexOf(kinds[at - 1] ?? ''));
}

function orderings(kinds: string[], length: number): string[][] {
  if (!length) return [[]];
  return kinds.flatMap((kind) =>
    orderings(
      kinds.filter((other) => other !== kind),
      length - 1,
    ).map((rest) => [kind, ...rest]),
  );
}

function wayOf(kinds: string[], { picks, doubleCards }: Demand, view: PizzaView): Way {
  const way: Way = { kinds, missing: 0, cards: 0 };
  kinds.forEach((kind, at) => {
    const lacks = (picks[at] ?? 0) - supplied(view.columns, kind, doubleCards);
    if (lacks <= 0) return;
    const cards = contribution(view.hand ?? '', kind, lacks, doubleCards);
    way.missing += Math.max(0, lacks - supplied(cards, kind, doubleCards));
    way.cards += cards.length;
  });
  return way;
}

/** What of the hand goes towards what is missing of a kind: what covers it, or as much as leaves least to ask for. */
function contribution(hand: string, kind: string, missing: number, doubleCards: boolean): string {
  const cover = coverFrom(hand, kind, missing, doubleCards);
  if (cover !== null || doubleCards) return cover ?? '';
  return choices(hand, kind)
    .filter((cards) => worthOfAll(cards) < missing)
    .reduce((most, cards) => (worthOfAll(cards) > worthOfAll(most) ? cards : most), '');
}

/** What most players would add from the hand. It comes back if nobody helps with the rest. */
function suggestedCards(
  answer: Answer,
  demand: Demand,
  hand: string,
  view: PizzaView,
  help: boolean,
): string {
  if (!answer.chosen) return '';
  if (demand.anyKinds) return coverOfAny(hand, demand.anyKinds - worthOfAll(view.columns), help);
  const suggested = Object.entries(answer.missing).map(([kind, missing]) => {
    const cards = contribution(hand, kind, missing, demand.doubleCards);
    return help || covers(cards, missing, demand.doubleCards) ? cards : '';
  });
  return sorted(suggested.join(''));
}

/** Bombastica: singles and doubles of any kinds that make what is missing; with help, perhaps a part of it. */
function coverOfAny(hand: string, missing: number, help: boolean): string {
  let rest = missing;
  let taken = '';
  const doublesFirst = [...hand].sort((one, other) => Number(isDouble(other)) - Number(isDouble(one)));
  for (const card of doublesFirst) {
    if (worthOfAll(card) > rest) continue;
    taken += card;
    rest -= worthOfAll(card);
  }
  return rest === 0 || help ? taken : '';
}

/**
 * Everybody can see that no opponent holds cards enough for what would be asked for: one must give it all (P-31). As
 * long as kinds are to be chosen, that is said of the smallest request.
 */
function isHopeless(answer: Answer, demand: Demand, view: PizzaView, seat: number): boolean {
  const most = Math.max(0, ...view.seats.map(({ ingredients }, at) => (at === seat ? 0 : ingredients)));
  const amounts = answer.chosen
    ? [...Object.values(answer.missing), answer.missingOfAll]
    : [waysFor(demand, view)[0]?.missing ?? 0];
  const fewest = amounts.map((amount) => (demand.doubleCards ? amount : Math.ceil(amount / 2)));
  return fewest.reduce((sum, cards) => sum + cards, 0) > most;
}
