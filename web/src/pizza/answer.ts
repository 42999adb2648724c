/**
 * The owner's answer to an order as one list of actions, and a helper's (P-22 to P-36).
 *
 * The game asks in steps: series, kinds, own cards kind by kind, help or amounts. An answer is sent whole, so that it is
 * done whole or not at all. Inside an answer that nobody sees yet the game takes every step itself that has one
 * possibility, so a list leaves those out. Only the first step, which is the one that is asked, is always said.
 */
import { choices, covers, ofKind, sizeOf, without, worthOfAll } from './cards.ts';
import { demandOf, isFour, supplied, type Demand } from './demands.ts';
import { amountsOf, isDouble, KINDS, type PizzaView } from './view.ts';

/** What the owner has chosen so far. */
export interface Plan {
  /** Orders to add for a series. */
  series: string[];
  /** The kinds for the amounts that are to be chosen, in their order; empty where none is chosen yet. */
  kinds: string[];
  /** Cards to add from the hand. */
  cards: string;
  /** Bombastica: how much of each kind to ask for. */
  amounts: Record<string, number>;
}

export interface Answer {
  /** What to send, or null while something is to be chosen still or does not fit. */
  actions: string[] | null;
  /** What the order needs, by kind, as far as it is chosen. */
  needs: Record<string, number>;
  /** What is missing after columns and own cards, by kind. */
  missing: Record<string, number>;
  /** The same for any kinds (Bombastica). */
  missingOfAll: number;
  /** Whether all kinds are chosen. */
  chosen: boolean;
}

export const NOTHING: Plan = { series: [], kinds: [], cards: '', amounts: {} };

/** Gathers actions; leaves out what the game does by itself. */
class Steps {
  readonly actions: string[] = [];
  #begun = false;

  say(action: string, possibilities: number): void {
    if (!this.#begun || possibilities > 1) this.actions.push(action);
    this.#begun = true;
  }
}

/** What kinds are chosen already, in an answer that was begun elsewhere, on another device perhaps. */
function chosenNeeds(view: PizzaView): Record<string, number> {
  return Object.fromEntries(
    amountsOf(view.order?.needs ?? '').map(([letter, amount]) => [letter.toLowerCase(), amount]),
  );
}

export function demandOfOrder(view: PizzaView, series: string[] = view.order?.series ?? []): Demand {
  const { owner = 0, order = 'match' } = view.order ?? {};
  return demandOf(order, view.seats[owner]?.kind ?? 'o', view, series);
}

/** What can still be added to the revealed order for a series. */
export function forSeries(view: PizzaView): string[] {
  const added = view.order?.series ?? [];
  return (view.orders ?? []).filter((order) => isFour(order) && !added.includes(order));
}

/** The answer that a plan makes when the game asks for a step of this kind. `help`: whether the game has help. */
export function compose(
  view: PizzaView,
  asked: string,
  plan: Plan,
  help: boolean,
  /** Where amounts are asked for: how much is left to name. Some may have been named on another device. */
  toName?: number,
): Answer {
  const steps = new Steps();
  const hand = view.hand ?? '';
  let fresh = true;

  const series = [...(view.order?.series ?? []), ...(asked === 'series' ? plan.series : [])];
  if (asked === 'series') saySeries(view, plan.series, steps);

  const demand = demandOfOrder(view, series);
  const needs = asked === 'series' ? { ...demand.fixed } : { ...demand.fixed, ...chosenNeeds(view) };
  const picks = picksLeft(view, asked, demand);
  const kinds = inOrder(plan.kinds.slice(0, picks.length), picks);
  const chosen = kinds.length === picks.length && kinds.every((kind) => kind);
  const known = Object.keys(needs).join('');
  sayKinds(demand, known, picks, kinds, steps);
  kinds.forEach((kind, at) => {
    if (kind) needs[kind] = picks[at] ?? 0;
  });
  if (picks.length) fresh = false;

  const earlier = view.order?.added ?? '';
  const first = asked === 'add' || asked === 'amount' ? KINDS.indexOf(view.order?.question?.kind ?? 'o') : 0;
  let fits = true;
  if (sizeOf(hand) > 0 && asked !== 'amount' && asked !== 'ask') {
    let given = earlier;
    for (const kind of [...KINDS].slice(first)) {
      const lacks = demand.anyKinds
        ? demand.anyKinds - worthOfAll(view.columns + given)
        : (needs[kind] ?? 0) - supplied(view.columns, kind, demand.doubleCards);
      if (lacks <= 0) continue;
      const options = demand.anyKinds
        ? additionsOfAny(view, given, kind, help)
        : additions(hand, kind, lacks, demand.doubleCards, help);
      const cards = ofKind(plan.cards, kind);
      fits &&= options.includes(cards);
      // Before anything is chosen it can be given up as well, which is one possibility more.
      steps.say(cards || `-${kind}`, options.length + (fresh ? 1 : 0));
      given += cards;
      fresh = false;
    }
  }

  const added = earlier + ofUse(plan.cards, demand, needs, view, earlier);
  const missing: Record<string, number> = {};
  for (const [kind, need] of Object.entries(needs)) {
    const there = supplied(view.columns + added, kind, demand.doubleCards);
    if (need > there) missing[kind] = need - there;
  }
  const missingOfAll = toName ?? Math.max(0, demand.anyKinds - worthOfAll(view.columns + added));
  if (missingOfAll)
    fits &&= help && sayAmounts(plan.amounts, missingOfAll, steps, asked === 'amount' ? first : 0);
  else if (Object.keys(missing).length) {
    fits &&= help;
    if (fresh) steps.say('ask', 2);
  }
  return { actions: chosen && fits ? steps.actions : null, needs, missing, missingOfAll, chosen };
}

/** Cards that were chosen while other kinds were, and are not needed any more, do not count. */
function ofUse(
  cards: string,
  demand: Demand,
  needs: Record<string, number>,
  view: PizzaView,
  earlier: string,
): string {
  if (demand.anyKinds) return cards;
  return [...KINDS]
    .filter((kind) => (needs[kind] ?? 0) > supplied(view.columns + earlier, kind, demand.doubleCards))
    .map((kind) => ofKind(cards, kind))
    .join('');
}

function saySeries(view: PizzaView, chosen: string[], steps: Steps): void {
  const left = new Set(forSeries(view));
  let size = 1 + (view.order?.series ?? []).length;
  for (const order of chosen) {
    steps.say(order, left.size + 1);
    left.delete(order);
    size += 1;
  }
  const full = size === 4 || size - 1 >= (view.orders ?? []).length;
  if (!full || !chosen.length) steps.say('done', left.size + 1);
}

/** The amounts for which a kind is still to be chosen. */
function picksLeft(view: PizzaView, asked: string, demand: Demand): number[] {
  if (asked === 'series') return demand.picks;
  if (asked !== 'demand') return [];
  const already = Object.keys(chosenNeeds(view)).filter((kind) => !(kind in demand.fixed)).length;
  return demand.picks.slice(already);
}

/** Equal amounts are chosen in the order of the kinds, so that each demand can be said in one way only. */
function inOrder(kinds: string[], picks: number[]): string[] {
  if (picks.length < 2 || picks[0] !== picks[1]) return kinds;
  return [...kinds].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

function sayKinds(demand: Demand, known: string, picks: number[], kinds: string[], steps: Steps): void {
  const equal = picks.length > 1 && picks[0] === picks[1];
  let open = [...demand.open].filter((kind) => !known.includes(kind));
  open.sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
  kinds.forEach((kind, at) => {
    if (!kind) return;
    // Of equal amounts, so many kinds must be left for those to come.
    steps.say(`=${kind}`, equal ? open.length - (picks.length - 1 - at) : open.length);
    open = open.filter((other) => other !== kind && (!equal || KINDS.indexOf(other) > KINDS.indexOf(kind)));
  });
}

/** P-24, P-26: what can be added of a kind; without help only what covers it. */
export function additions(
  hand: string,
  kind: string,
  lacks: number,
  doubleCards: boolean,
  help: boolean,
): string[] {
  return choices(hand, kind).filter((cards) => {
    const less = doubleCards ? cards === '' : worthOfAll(cards) < lacks;
    return covers(cards, lacks, doubleCards) || (less && help);
  });
}

/** P-57: the same for what is missing over all kinds. `given` was added of the kinds before. */
function additionsOfAny(view: PizzaView, given: string, kind: string, help: boolean): string[] {
  const hand = view.hand ?? '';
  const shortfall = 15 - worthOfAll(view.columns);
  const rest = shortfall - worthOfAll(given);
  const later = [...KINDS]
    .slice(KINDS.indexOf(kind) + 1)
    .map((other) => ofKind(hand, other))
    .join('');
  return choices(hand, kind).filter((cards) => {
    const left = rest - worthOfAll(cards);
    const onlyDoubles = shortfall % 2 === 1 && [...(given + cards)].every(isDouble);
    if (left <= 0) return left === 0 || (left === -1 && onlyDoubles);
    return help || canFinish(left, later, onlyDoubles);
  });
}

/** Whether these cards can make exactly what is left, or one more with doubles alone. */
function canFinish(left: number, cards: string, onlyDoubles: boolean): boolean {
  const doubles = [...cards].filter(isDouble).length;
  const singles = cards.length - doubles;
  const fewest = Math.max(0, Math.floor((left - singles + 1) / 2));
  return (fewest <= doubles && 2 * fewest <= left) || (onlyDoubles && 2 * doubles > left);
}

/** Whether the amounts add up to what is missing. */
function sayAmounts(amounts: Record<string, number>, missing: number, steps: Steps, from: number): boolean {
  let rest = missing;
  for (const kind of [...KINDS].slice(from)) {
    if (rest === 0) break;
    const amount = amounts[kind] ?? 0;
    steps.say(`x${amount}`, kind === KINDS.at(-1) ? 1 : rest + 1);
    rest -= amount;
  }
  return rest === 0;
}

/** What the cards of a plan would give a helper, kind by kind; null if they do not cover all that is asked for. */
export function composeHelp(view: PizzaView, cards: string): string[] | null {
  const steps = new Steps();
  const hand = view.hand ?? '';
  const request = amountsOf(view.order?.request ?? '');
  const next = KINDS.indexOf((view.order?.question?.kind ?? 'o').toLowerCase());
  const toCome = request.filter(([letter]) => KINDS.indexOf(letter.toLowerCase()) >= next);
  for (const [letter, amount] of toCome) {
    const kind = letter.toLowerCase();
    const ways = choices(hand, kind).filter((way) => covers(way, amount, isDouble(letter)));
    const given = ofKind(cards, kind);
    if (!ways.includes(given)) return null;
    steps.say(given, ways.length);
  }
  const unasked = without(cards, toCome.map(([letter]) => ofKind(cards, letter.toLowerCase())).join(''));
  return unasked ? null : steps.actions;
}

/** Whether the columns alone cover what is fixed; then it cannot be given up (P-23). */
export function columnsCover(view: PizzaView, needs: Record<string, number>): boolean {
  return Object.entries(needs).every(([kind, need]) => supplied(view.columns, kind, false) >= need);
}
