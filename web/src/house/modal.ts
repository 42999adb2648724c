/**
 * Opens and closes modal dialogs.
 *
 * At tables of SOLOmino, cards of the hand were seen to ignore the mouse until the page was reloaded, after a dialog had
 * opened while they moved: clicks reached the hand behind them. The cause is not known. A modal dialog makes the rest
 * of the page inert, so one guess is that Chromium does not notice the end of that for elements that move.
 *
 * Without the precautions here, about 1200 openings, roughly half of them over moving cards, did not show it (Chromium
 * 156, without a screen); one more loop failed, and why was not kept. With them, one loop of 200 openings found three
 * cards out of reach, and others did not; whether that was this fault is open. So nothing proves that they help.
 *
 * The precautions: all movements end before a dialog opens or closes, and when the last one is closed, the browser has to
 * find out again what is inert.
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
