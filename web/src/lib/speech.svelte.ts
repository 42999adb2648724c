/** What is said at a table: the newest phrase of each seat, for as long as it takes to read it. */
import type { Said } from './messages.ts';

export type Phrase = Said['phrase'];

/** How long a phrase stays. */
export const STAYS_MS = 5000;

export class Speech {
  /** Whoever speaks now. */
  spoken = $state.raw<{ seat: number; phrase: Phrase }[]>([]);
  #ends = new Map<number, ReturnType<typeof setTimeout>>();

  /** Take a phrase; whether that is news. Who repeats a phrase only makes it stay. */
  hear({ seat, phrase }: Said): boolean {
    const isNews = !this.spoken.some((spoken) => spoken.seat === seat && spoken.phrase === phrase);
    if (isNews) this.spoken = [...this.#others(seat), { seat, phrase }];
    clearTimeout(this.#ends.get(seat));
    this.#ends.set(
      seat,
      setTimeout(() => (this.spoken = this.#others(seat)), STAYS_MS),
    );
    return isNews;
  }

  #others(seat: number): Speech['spoken'] {
    return this.spoken.filter((spoken) => spoken.seat !== seat);
  }
}
