/** What a player meets at a table of this family: the question, and the orders in hand. */
import type { Ask } from '../lib/messages.ts';
import { has, t } from '../lib/texts.svelte.ts';
import type { Topic } from '../table/explaining.svelte.ts';
import type { Choice } from './choice.ts';
import { OWNERS_STEPS, TURN, type PizzaView } from './view.ts';
import type { Ways } from './ways.ts';
import { needsWords, orderMessage, orderWord } from './words.ts';

/** What is asked in a sheet. */
export const SHEETS = new Set(['help', 'block', 'name']);

/**
 * What is asked now; the question about an order belongs to the turn. What an order's owner does depends on the ways
 * there are: only where there are several one is chosen, and what is missing is added or asked for.
 */
export function questionOf(ask: Ask | null, choice: Choice, ways: Ways | null): string {
  if (!ask) return '';
  if (choice.step || !OWNERS_STEPS.has(ask.kind) || ask.kind === 'series') return choice.step ?? ask.kind;
  const [best, other] = ways?.list.filter(({ outcome }) => outcome !== 'leaves') ?? [];
  if (!best || best.outcome === 'hopeless') return '';
  if (ask.kind === 'demand' && other) return 'demand';
  if (best.request) return 'ask';
  return best.cards ? 'add' : '';
}

/** What an order needs. One for four of a kind has what it needs as its name. */
function explanationOf(order: string, own: string): string {
  const named = `first-order-${orderMessage(order)}`;
  if (has(named)) return t(named, { order: orderWord(order) });
  return t('order-needs', { order: orderWord(order), needs: needsWords(order, own) });
}

/** What may be new to the player, the most important first. Orders in hand are explained in a turn, where they count. */
export function topicsOf(question: string, view: PizzaView): Topic[] {
  const topics: Topic[] = [];
  if (has(`first-${question}`))
    topics.push({
      id: `pizza-${question}`,
      text: t(`first-${question}`),
      isQuestion: true,
      inSheet: SHEETS.has(question),
    });
  const own = view.seat === null ? undefined : view.seats[view.seat]?.kind;
  if (!TURN.has(question) || !own) return topics;
  for (const order of view.orders ?? [])
    topics.push({ id: `order-${orderMessage(order)}`, text: explanationOf(order, own) });
  return topics;
}
