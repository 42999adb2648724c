/** The signs at the seats. */
import { known } from '../lib/known.svelte.ts';

/** What is counted at a seat, always in this order. */
export const SIGNS = ['ingredients', 'orders', 'stack', 'filled'] as const;
export type Sign = (typeof SIGNS)[number];

const ID = 'pizza-seats';

/** Whether the signs were never explained on this device. Asking is taking note of it: they are explained now. */
export function areNew(): boolean {
  if (known.has(ID)) return false;
  known.add(ID);
  return true;
}
