/** How things move on this screen. Only `transform` and `opacity` do. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { settings } from './settings.svelte.ts';

/** Somewhere on the screen. */
export interface Point {
  x: number;
  y: number;
}

/** How long a movement takes here: movement may be set to faster, slower, or none at all. */
export function millis(atNormalSpeed: number): number {
  return settings.motion ? atNormalSpeed / settings.motion : 0;
}

/** A place that things come from or go to is marked by `data-spot`. */
export function placeOf(spot: string): DOMRect | null {
  return document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect() ?? null;
}

/** Whether something that is let go here falls on that spot. */
export function isOver(spot: string, { x, y }: Point): boolean {
  const place = placeOf(spot);
  return place !== null && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

interface Looks {
  /** From so many pixels below, and from this part of its size. */
  y?: number;
  size?: number;
  duration: number;
}

/** Something comes into sight or goes. Nothing is measured for it, unlike for Svelte's own: many come at once. */
export function appear(_: Element, { y = 0, size = 1, duration }: Looks): TransitionConfig {
  return {
    duration: millis(duration),
    easing: cubicOut,
    css: (shown, left) =>
      `translate: 0 ${y * left}px; scale: ${size + (1 - size) * shown}; opacity: ${shown}`,
  };
}

interface Journey {
  /** Null for what is there from the beginning. */
  from: string | null;
  delay?: number;
}

/** A card comes from its spot, in a low arc. */
export function travel(node: Element, { from, delay = 0 }: Journey): TransitionConfig {
  const start = from === null ? null : placeOf(from);
  if (!start || !millis(1)) return { duration: 0 };
  const end = node.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  return {
    delay: millis(delay),
    duration: millis(420),
    easing: cubicOut,
    css: (_, left) =>
      `transform: translate(${x * left}px, ${y * left - 30 * Math.sin(Math.PI * left)}px); z-index: 30`,
  };
}
