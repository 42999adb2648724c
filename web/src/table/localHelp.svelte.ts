/** Taking a move back and asking for advice, at a table that the page keeps by itself. */
import { loadHouse } from '../lib/local.ts';
import { Refusal } from '../lib/socket.ts';
import type { Table } from '../lib/table.svelte.ts';

class Help {
  /** The bot thinks about its advice. */
  thinking = $state(false);

  async #attempt(table: Table, what: () => Promise<void>): Promise<void> {
    table.refusal = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      table.refusal = error;
    }
  }

  undo(table: Table): Promise<void> {
    return this.#attempt(table, async () => (await loadHouse()).undo(table.id));
  }

  async hint(table: Table): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const { ask } = table;
    await this.#attempt(table, async () => {
      const hint = await (await loadHouse()).hint(table.id);
      if (table.ask === ask) table.hint = hint; // it may have been answered meanwhile
    });
    this.thinking = false;
  }
}

export const help = new Help();

/** Whether something is asked that advice can be given for, and seen on the screen. */
export function mayAsk(table: Table): boolean {
  return !!table.room?.local?.hint && !!table.ask && !table.isForced && !table.showing && !table.sending;
}

/** A move is not taken back while the screen still shows what came of it. */
export function mayUndo(table: Table): boolean {
  return !!table.room?.local?.undo && !table.showing && !table.sending;
}
