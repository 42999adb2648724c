/** A time that runs down, in whole seconds. To be made in a component, which ends it. */

export class SecondsLeft {
  #until: () => number | null;
  #now = $state(performance.now());

  /** `until` gives the end by `performance.now()`, or null if nothing runs. */
  constructor(until: () => number | null) {
    this.#until = until;
    $effect(() => {
      if (until() === null) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** Null if nothing runs. */
  get seconds(): number | null {
    const until = this.#until();
    return until === null ? null : Math.max(0, Math.ceil((until - this.#now) / 1000));
  }

  /** As `0:45`. */
  get text(): string {
    const seconds = this.seconds ?? 0;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}
