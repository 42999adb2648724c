/** What a player meets at a table of this family: the question, and the orders in hand. */
import type { Ask } from '../lib/messages.ts';
import { has, t } from '../lib/texts.svelte.ts';
import type { Topic } from '../table/explaining.svelte.ts';
import type { Choice } from './choice.ts';
import { TURN, type PizzaView } from './view.ts';
import { needsWords, orderMessage, orderWord } from './words.ts';

/** What is asked in a sheet. */
export const SHEETS = new Set(['help', 'block', 'name']);

/** What is asked now; the question about an order belongs to the turn. */
export function questionOf(ask: Ask | null, choice: Choice): string {
  return ask ? (choice.step ?? ask.kind) : '';
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
