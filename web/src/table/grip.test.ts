import { beforeEach, expect, it, vi } from 'vitest';

import { grip } from './grip.ts';

const aim = vi.fn();
const drop = vi.fn();
let card: HTMLElement;
let other: HTMLElement;
let letGo: ReturnType<ReturnType<typeof grip>>;

function send(type: string, x: number, y: number, { to = card, pointerId = 1 } = {}): void {
  to.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      button: 0,
      pointerId,
      pointerType: 'mouse',
      bubbles: true,
    }),
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  [card, other] = [document.createElement('button'), document.createElement('button')];
  document.body.replaceChildren(card, other);
  card.setPointerCapture = () => undefined;
  letGo = grip({ canDrag: () => true, aim, drop, along: () => [card, other] })(card);
});

it('drags all that belongs together, and lets it go where the pointer is', () => {
  send('pointerdown', 10, 10);
  send('pointermove', 40, 50);
  for (const dragged of [card, other]) expect(dragged.classList.contains('dragged')).toBe(true);
  expect(other.style.transform).toContain('translate(42px, 40px)'); // gathered, with its edge to be seen
  expect(aim).toHaveBeenLastCalledWith({ x: 40, y: 50 });

  send('pointerup', 40, 50);
  expect(drop).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 50 });
  expect(aim).toHaveBeenLastCalledWith(null);
  for (const dragged of [card, other]) {
    expect(dragged.classList.contains('dragged')).toBe(false);
    expect(dragged.style.transform).toBe('');
  }
});

it('takes what hardly moves for a tap', () => {
  send('pointerdown', 10, 10);
  send('pointermove', 14, 13);
  send('pointerup', 14, 13);
  expect(aim).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
});

it('drops nothing when the drag is broken off', () => {
  send('pointerdown', 10, 10);
  send('pointermove', 60, 60);
  send('pointercancel', 60, 60);
  expect(drop).not.toHaveBeenCalled();
  expect(card.classList.contains('dragged')).toBe(false);
  letGo?.();
});

it.each(['pointermove', 'pointerup'])('springs back if a dialog has opened meanwhile: %s', (next) => {
  send('pointerdown', 10, 10);
  send('pointermove', 60, 60);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  send(next, 70, 70);
  expect(card.classList.contains('dragged')).toBe(false);
  expect(aim).toHaveBeenLastCalledWith(null);
  send('pointerup', 70, 70);
  expect(drop).not.toHaveBeenCalled();
});

it('lets go of a card that lost the pointer because it was put elsewhere', () => {
  send('pointerdown', 10, 10);
  send('pointermove', 60, 60);
  document.body.append(card);
  send('pointerup', 70, 70, { to: other });
  expect(drop).toHaveBeenCalledExactlyOnceWith({ x: 70, y: 70 });
  expect(card.classList.contains('dragged')).toBe(false);
  send('pointermove', 90, 90);
  expect(card.classList.contains('dragged')).toBe(false);
});

it('does not mind another finger', () => {
  send('pointerdown', 10, 10);
  send('pointermove', 60, 60, { to: other, pointerId: 2 });
  expect(card.classList.contains('dragged')).toBe(false);
  send('pointermove', 40, 50);
  send('pointerup', 60, 60, { to: other, pointerId: 2 });
  expect(drop).not.toHaveBeenCalled();
  expect(card.classList.contains('dragged')).toBe(true);
});
