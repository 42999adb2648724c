/** How long people take for an answer, so that one without a choice takes as long as one with a choice (P-35). */
import { HESITATION, WORDS } from './facts.ts';

/** A number from 0 to 1, as `Math.random` gives it. */
export type Random = () => number;

/** By the method of Box and Muller. */
function lognormal(random: Random, mean: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(mean + spread * normal);
}

/** What others see of an answer: the kind of decision, and the word that was said. */
function keyOf(kind: string, action: string): string {
  return `${kind} ${WORDS.has(action) ? action : ''}`;
}

/** Times of answers that people chose at this table; nothing of it is written down. Seconds. */
export class Hesitations {
  readonly #random: Random;
  readonly #times = new Map<string, number[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** Somebody who had a choice answered, so many seconds after seeing the question. */
  note(kind: string, action: string, seconds: number): void {
    const kept = this.#times.get(keyOf(kind, action)) ?? [];
    kept.push(Math.min(Math.max(seconds, 0), HESITATION.longest));
    this.#times.set(keyOf(kind, action), kept.slice(-HESITATION.kept));
  }

  /** Seconds for an answer without a choice: as people took lately, or as they are assumed to. */
  draw(kind: string, action: string): number {
    const kept = this.#times.get(keyOf(kind, action)) ?? [];
    const before = kept[Math.floor(this.#random() * (kept.length + HESITATION.assumed))];
    const seconds =
      before === undefined
        ? lognormal(this.#random, Math.log(HESITATION.median), HESITATION.spread)
        : before * lognormal(this.#random, 0, HESITATION.jitter);
    return Math.min(seconds, HESITATION.longest);
  }
}
