/** Arrow keys go from button to button inside a group. */
export function moveByArrows(group: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const { activeElement } = document;
    if (!step || !(activeElement instanceof HTMLElement) || !group.contains(activeElement)) return;
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
      (button) => button.getClientRects().length,
    );
    const next = buttons.indexOf(activeElement) + step;
    buttons.at(next % buttons.length)?.focus();
    event.preventDefault();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
}
