import type { Point } from '../table/grip.ts';
import { placeOf } from '../lib/motion.ts';

/** Whether a card that is let go here falls on the oven. */
export function isOverOven({ x, y }: Point): boolean {
  const oven = placeOf('oven');
  return oven !== null && x >= oven.left && x <= oven.right && y >= oven.top && y <= oven.bottom;
}
