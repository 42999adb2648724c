function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Lets others have their turn after so many milliseconds of work. */
export class Manners {
  readonly #slice: number;
  #begun = performance.now();

  constructor(slice = 20) {
    this.#slice = slice;
  }

  async pause(): Promise<void> {
    if (performance.now() - this.#begun < this.#slice) return;
    await nextTurn();
    this.#begun = performance.now();
  }
}
