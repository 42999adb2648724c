/** What the order in the limelight needs and has. */
import type { Known, ListRows, Rows } from './checklist.ts';

export class OrderRows {
  /** Null while the kernel is asked about another order, or if it cannot be asked: then words say what is needed. */
  rows = $state.raw<Rows | null>(null);
  readonly #list: ListRows;
  #order = '';
  #asked = '';

  constructor(list: ListRows) {
    this.#list = list;
  }

  /** Ask the kernel; nothing is asked twice in a row. What is known of the same order stays until it answers. */
  look(game: string, known: Known | null): void {
    const order = known ? `${known.own} ${known.order}` : '';
    const asked = known ? JSON.stringify(known) : '';
    if (asked === this.#asked) return;
    if (order !== this.#order) this.rows = null;
    [this.#order, this.#asked] = [order, asked];
    if (known) void this.#ask(game, known, asked);
  }

  async #ask(game: string, known: Known, asked: string): Promise<void> {
    const rows = await this.#list(game, known).catch(() => null);
    if (this.#asked === asked) this.rows = rows;
  }
}
