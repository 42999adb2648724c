/**
 * Opens and closes modal dialogs.
 *
 * A modal dialog makes the rest of the page inert. Chromium does not always notice the end of that for elements that
 * are moving at that time: they stay dead to the mouse for as long as they are there. So whatever moves arrives before a
 * dialog opens or closes, and when the last one is closed the page is told once more that it is alive.
 */

export function openModal(dialog: HTMLDialogElement): void {
  arrive(dialog);
  dialog.showModal();
}

export function closeModal(dialog: HTMLDialogElement): void {
  arrive(dialog);
  dialog.close();
  if (document.querySelector('dialog:modal') === null) revive(document.body);
}

/** End all movements outside the dialog. */
function arrive(dialog: HTMLDialogElement): void {
  for (const animation of document.getAnimations?.() ?? []) {
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (!target || dialog.contains(target) || effect?.getComputedTiming().endTime === Infinity) continue;
    // What is leaving (Svelte makes it inert) is taken away at the end of its movement; all else may skip the rest.
    if (animation instanceof CSSAnimation || animation instanceof CSSTransition || target.closest('[inert]'))
      animation.finish();
    else animation.cancel();
  }
}

/** Have the browser find out again what can be clicked. */
function revive(root: HTMLElement): void {
  root.inert = true;
  root.getBoundingClientRect();
  root.inert = false;
}
