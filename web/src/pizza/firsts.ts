/** What a player meets at a table of this family: the question, and the orders in hand. */
import type { Ask } from '../lib/messages.ts';
import { has, t } from '../lib/texts.svelte.ts';
import type { Topic } from '../table/explaining.svelte.ts';
import type { Choice } from './choice.ts';
import type { PizzaView } from './view.ts';
import { needsWords, orderMessage, orderWord } from './words.ts';

/** What is asked in a sheet. */
export const SHEETS = new Set(['help', 'block', 'name']);

/** What is asked now; the question about an order belongs to the turn. */
export function questionOf(ask: Ask | null, choice: Choice): string {
  return ask ? (choice.step ?? ask.kind) : '';
}

/** What may be new to the player, the most important first. */
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
  if (!question || !own) return topics;
  for (const order of view.orders ?? [])
    topics.push({
      id: `order-${orderMessage(order)}`,
      text: t('order-needs', { order: orderWord(order), needs: needsWords(order, own) }),
    });
  return topics;
}
