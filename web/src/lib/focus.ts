/**
 * Where the focus goes if what had it is gone: the page, the game or the sheet is another one now. Whoever uses a
 * keyboard or a screen reader would otherwise begin at the top of the document.
 */
import { tick } from 'svelte';

/** Pages are loaded when they are opened; after so long, in milliseconds, somebody has gone on by themselves. */
const PATIENCE = 3000;

function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.isConnected;
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
