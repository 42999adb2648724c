/** Which cards of the own hand are new: those that came since this seat last played. */
import { getContext, setContext } from 'svelte';
import type { Play } from '../lib/messages.ts';

const KEY = Symbol('fresh');

interface Fresh {
  cards: string;
  orders: string[];
}

export class FreshCards {
  #now: () => Fresh;

  constructor(now: () => Fresh) {
    this.#now = now;
  }

  /** For every hand at this table. */
  static provide(now: () => Fresh): void {
    setContext(KEY, new FreshCards(now));
  }

  static here(): FreshCards {
    return getContext<FreshCards | undefined>(KEY) ?? new FreshCards(() => ({ cards: '', orders: [] }));
  }

  /** The places of new cards in a hand: of cards that look the same, the last ones. */
  places(hand: string): Set<number> {
    const left = [...this.#now().cards];
    const found = new Set<number>();
    for (let at = hand.length - 1; at >= 0; at--) {
      const which = left.indexOf(hand.charAt(at));
      if (which < 0) continue;
      left.splice(which, 1);
      found.add(at);
    }
    return found;
  }

  hasOrder(order: string): boolean {
    return this.#now().orders.includes(order);
  }
}

/** The cards that a message tells its seat of. */
export function freshIn(play: Play | null): Fresh {
  const got = (name: string, key: string) =>
    (play?.log ?? []).flatMap((event) => (event.name === name ? [String(event.data?.[key])] : []));
  return { cards: got('got-card', 'card').join(''), orders: got('got-order', 'order') };
}
