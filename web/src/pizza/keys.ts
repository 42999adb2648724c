/** The keyboard at the table: what a tap does, done by a key. */
import { isIdle } from '../lib/focus.ts';
import type { Ask } from '../lib/messages.ts';
import type { Table } from '../lib/table.svelte.ts';
import { openRules } from '../rules/open.svelte.ts';
import { momentOf } from '../table/moment.ts';
import { choiceAt } from './choice.ts';

/** What is chosen already is not taken back by Enter: whoever presses it there goes on with the choice. */
const PRESSED_BY_ENTER = ':is(button, a, summary):not([aria-pressed=true], [aria-checked=true])';

export function playByKey(event: KeyboardEvent, table: Table, ask: Ask | null): void {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || target.closest('input, select, textarea')) return;
  // A dialog hides what is behind it.
  const scope = document.querySelector('dialog[open]') ?? document;
  const find = (selector: string) => {
    const found = scope.querySelector<HTMLElement>(selector);
    if (found) event.preventDefault();
    return found;
  };
  if (/^[1-9]$/.test(key)) scope.querySelectorAll<HTMLElement>('.hand button')[Number(key) - 1]?.click();
  else if (key === 'Enter' && !target.closest(PRESSED_BY_ENTER)) find('[data-main]')?.click();
  else if (/^Arrow(Left|Right)$/.test(key) && isIdle(target)) find('.hand button')?.focus();
  else if (key === 'o') find('[data-order]')?.focus();
  else if (key === 'd') find('[data-action=supply]')?.focus();
  else if (key === 'h' && ask?.kind === 'help') find('[data-main]')?.click();
  else if (key === 'n') find('[data-action=no], [data-action=done]')?.click();
  else if (key === '?') openRules.showBook(momentOf(table, 'pizza'));
  else if (key === 'Escape' && scope === document) takeBack(table);
}

/** From the question about an order back to the ingredients; else all of the choice. */
function takeBack(table: Table): void {
  const choice = choiceAt(table);
  if (choice.step && !choice.order) delete choice.step;
  else table.choice = {};
}
