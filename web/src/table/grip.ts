/** What a hand does with a card: drag it somewhere, or hold it to look closer. A tap stays a click. */
import type { Attachment } from 'svelte/attachments';

import type { Point } from '../lib/motion.ts';

export interface Grip {
  canDrag: () => boolean;
  /** The card is here now; null when it is let go. */
  aim: (at: Point | null) => void;
  drop: (at: Point) => void;
  /** A long press or a right click. */
  hold?: () => void;
  /** What is dragged along, gathered behind the card; the card itself may be among it. */
  along?: () => Iterable<HTMLElement>;
}

/** A drag begins after so many pixels; what moves less is a tap. */
const DRAG_AFTER = 8;
const HOLD_AFTER = 500;

/** So much of each card behind another is seen. */
const FANNED = 12;

export function grip({ canDrag, aim, drop, hold, along = () => [] }: Grip): Attachment<HTMLElement> {
  return (card) => {
    let from: Point | null = null;
    let pointer: number | null = null;
    let listening = new AbortController();
    let moving = false;
    let followers: Follower[] = [];
    let holding: ReturnType<typeof setTimeout> | undefined;

    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      end();
      pointer = event.pointerId;
      from = { x: event.clientX, y: event.clientY };
      card.setPointerCapture(event.pointerId); // a quick hand leaves the card before it is noticed
      // A card that is put elsewhere in the document loses the pointer, and would not hear that it is let go.
      listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', release, { signal });
      window.addEventListener('pointercancel', cancel, { signal });
      holding = event.pointerType === 'mouse' ? undefined : hold && setTimeout(held, HOLD_AFTER);
    };
    const held = () => {
      end();
      swallowClick(card);
      hold?.();
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== pointer) return;
      if (isBehindDialog(card)) return end();
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) > DRAG_AFTER) {
        clearTimeout(holding);
        if (!canDrag()) return end();
        moving = true;
        followers = behind(card, along());
        for (const { node } of [{ node: card }, ...followers]) node.classList.add('dragged');
      }
      if (!moving) return;
      card.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
      for (const { node, shift } of followers)
        node.style.transform = `translate(${x + shift.x}px, ${y + shift.y}px) rotate(3deg)`;
      aim({ x: event.clientX, y: event.clientY });
    };
    const end = () => {
      clearTimeout(holding);
      from = pointer = null;
      listening.abort();
      if (!moving) return;
      moving = false;
      for (const { node } of [{ node: card }, ...followers]) {
        node.classList.remove('dragged');
        node.style.removeProperty('transform');
      }
      followers = [];
      aim(null);
    };
    const cancel = (event: PointerEvent) => {
      if (event.pointerId === pointer) end();
    };
    const release = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const dragged = moving;
      end();
      if (!dragged) return;
      swallowClick(card);
      if (isBehindDialog(card)) return;
      drop({ x: event.clientX, y: event.clientY });
    };
    const menu = (event: Event) => {
      if (!hold) return;
      event.preventDefault();
      if (holding === undefined) hold(); // with a finger, that is the same long press
    };

    card.addEventListener('pointerdown', begin);
    card.addEventListener('contextmenu', menu);
    return () => {
      end();
      card.removeEventListener('pointerdown', begin);
      card.removeEventListener('contextmenu', menu);
    };
  };
}

interface Follower {
  node: HTMLElement;
  /** The way to its place behind the card. */
  shift: Point;
}

function behind(card: HTMLElement, along: Iterable<HTMLElement>): Follower[] {
  const to = card.getBoundingClientRect();
  return [...along]
    .filter((node) => node !== card)
    .map((node, at) => {
      const from = node.getBoundingClientRect();
      return { node, shift: { x: to.left - from.left + FANNED * (at + 1), y: to.top - from.top } };
    });
}

/** A dialog that opens during a drag covers the table, so nobody sees any more where the card would go. */
function isBehindDialog(card: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog !== undefined && !dialog.contains(card);
}

/** The click that follows a drag or a long press is none. */
function swallowClick(card: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  card.addEventListener('click', swallow, { capture: true, once: true });
  const forget = () => setTimeout(() => card.removeEventListener('click', swallow, { capture: true }));
  card.addEventListener('pointerup', forget, { once: true });
  if (!card.matches(':active')) forget();
}
