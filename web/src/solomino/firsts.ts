/** What a player meets at a table of this family: the question, and symbols in the row and in hand. */
import type { Ask } from '../lib/messages.ts';
import { has, t } from '../lib/texts.svelte.ts';
import type { Topic } from '../table/explaining.svelte.ts';
import { symbolOf } from './placing.ts';
import { each, type SolominoView } from './view.ts';

/** What is asked in a sheet. */
export const SHEETS = new Set(['swap', 'rotate']);
/** What is over before one could read a sentence about it. */
const SHORT = ['window', 'call'];

/** What is asked; a window only of those who can throw something in. */
export function questionOf(ask: Ask | null): string {
  const isIdle = ask?.kind === 'window' && !ask.legal.some((action) => action.includes(':'));
  return isIdle ? '' : (ask?.kind ?? '');
}

/** What may be new to the player, the most important first. */
export function topicsOf(question: string, view: SolominoView): Topic[] {
  const topics: Topic[] = [];
  if (has(`first-${question}`))
    topics.push({
      id: `solomino-${question}`,
      text: t(`first-${question}`),
      isQuestion: !SHORT.includes(question),
      inSheet: SHEETS.has(question),
    });
  const laid = each(view.row).at(-1)?.split(':').at(-1) ?? '';
  // The card that begins the row acts on nobody.
  const met = each(view.row).length > 1 ? [laid] : [];
  if (question === 'turn') met.push(...each(view.hand ?? ''));
  for (const symbol of met.map(symbolOf)) {
    if (symbol) topics.push({ id: `symbol-${symbol}`, text: t(`first-symbol-${symbol}`) });
  }
  return topics;
}
