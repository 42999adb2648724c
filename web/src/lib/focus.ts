/**
 * Where the focus goes if what had it is gone: the page, the game or the sheet is another one now. Whoever uses a
 * keyboard or a screen reader would otherwise begin at the top of the document.
 */
import { tick } from 'svelte';

import { afterFrame } from './afterFrame.ts';

/** Pages are loaded when they are opened; after so long, in milliseconds, somebody has gone on by themselves. */
const PATIENCE = 3000;

function isGone(element: Element | null): boolean {
  return !element?.isConnected || element.matches('body, :disabled');
}

function isLost(): boolean {
  return isGone(document.activeElement);
}

/** Whether the focus is only where a page, a sheet or a table has put it, so that no key means anything there. */
export function isIdle(target: Element): boolean {
  return target.matches('body, [tabindex="-1"]:not(button)');
}

/** Put the focus there, though it is no place for Tab. */
export function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** At the heading of the page, as soon as there is one, unless the focus has found a place by itself. */
export async function keepFocus(): Promise<void> {
  const until = performance.now() + PATIENCE;
  do {
    await tick();
    if (!isLost() || document.querySelector('dialog[open]')) return;
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (heading) {
      focusOn(heading);
      return;
    }
    await new Promise(requestAnimationFrame);
  } while (performance.now() < until);
}

/** For the heading of what takes the place of a whole table: `{@attach takeFocus}`. */
export function takeFocus(heading: HTMLElement): void {
  void tick().then(() => {
    // Nobody comes to a heading by Tab: if the focus is at one, the page has put it there.
    const isTakeable = isLost() || document.activeElement?.closest('main, h1, h2');
    if (isTakeable && !document.querySelector('dialog[open]')) focusOn(heading);
  });
}

/** When a sheet closes: back to what opened it. */
export function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
  void keepFocus();
}

/**
 * What was pressed is going away, because it was the answer. The focus goes on before that: a browser computes all styles
 * if it has to take the focus from something that is removed.
 */
export function leaveFocus(): void {
  const home = document.activeElement?.closest('dialog, main')?.querySelector<HTMLElement>('[data-home]');
  if (home) focusOn(home);
}

/**
 * Whoever had the focus at something that goes away without anything else taking it, as a button that was pressed,
 * goes on nearby: where the table or the sheet around it says so (`data-home`), or at the heading of the page.
 */
export function catchFocus(): () => void {
  let last: Element | null = null;
  let around: Element | null = null;
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = target.closest('dialog, main');
  };
  const isFallen = () => last && isGone(last) && isLost();
  const pickUp = () => {
    if (!isFallen()) return;
    last = null;
    const home = around?.isConnected ? around.querySelector<HTMLElement>('[data-home]') : null;
    if (home) focusOn(home);
    else void keepFocus();
  };
  let callOff = () => {};
  const watch = new MutationObserver(() => {
    // A click beside everything takes the focus away as well, but from something that is still there.
    if (!isFallen()) return;
    callOff();
    callOff = afterFrame(pickUp);
  });
  document.addEventListener('focusin', enter);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    callOff();
    watch.disconnect();
    document.removeEventListener('focusin', enter);
  };
}
