/**
 * How long people take for an answer, so that one without a choice takes as long as one with a choice (P-35). Each
 * person counts once, as in `server/hesitation.py`.
 */
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
  /** By the seat of the person. */
  readonly #times = new Map<string, Map<number, number>>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** Somebody who had a choice answered, so many seconds after seeing the question. */
  note(kind: string, action: string, seat: number, seconds: number): void {
    const times = this.#times.get(keyOf(kind, action)) ?? new Map<number, number>();
    times.set(seat, Math.min(Math.max(seconds, HESITATION.quickest), HESITATION.slowest));
    this.#times.set(keyOf(kind, action), times);
  }

  /** Seconds for an answer without a choice: as people take, or as they are assumed to. */
  draw(kind: string, action: string): number {
    const times = [...(this.#times.get(keyOf(kind, action))?.values() ?? [])];
    const { assumed, median, spread, longest } = HESITATION;
    const sum = times.reduce((all, seconds) => all + Math.log(seconds), assumed * Math.log(median));
    const drawn = lognormal(this.#random, sum / (assumed + times.length), spread);
    return drawn <= longest ? drawn : (longest * longest) / drawn;
  }
}
