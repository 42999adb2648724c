/** The connection of this tab, and the table that it looks at. */
import { untrack } from 'svelte';

import { Socket, type Status } from './socket.ts';
import { Table } from './table.svelte.ts';

class Live {
  status = $state<Status>('closed');
  /** A first connection is quick; only what takes longer, or comes after a break, is worth a word. */
  wasOpen = $state(false);
  table = $state.raw<Table | null>(null);
  #socket: Socket | null = null;

  /** Look at a table; undo with what is returned. An effect that does so stays when the connection changes. */
  look(id: string, key: string | null): () => void {
    return untrack(() => {
      const socket = (this.#socket ??= this.#connect());
      const table = new Table(id, key, socket);
      this.table = table;
      if (this.status === 'open') void table.enter();
      else socket.start();
      return () => {
        table.keepChoice();
        table.leave();
        if (this.table === table) this.table = null;
      };
    });
  }

  /** The user has changed: what was connected as somebody else begins anew. */
  forget(): void {
    this.#socket?.stop();
    this.#socket = null;
    this.wasOpen = false;
  }

  #connect(): Socket {
    const url = new URL('/ws', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return new Socket(url.href, {
      open: () => {
        this.wasOpen = true;
        void this.table?.enter();
      },
      status: (status) => (this.status = status),
      message: (message) => {
        const { table } = this;
        if (!table || !('table' in message) || message.table !== table.id) return;
        if (message.type === 'closed') table.trouble = message;
        else table.take(message);
      },
    });
  }
}

export const live = new Live();

if (typeof window !== 'undefined') addEventListener('pagehide', () => live.table?.keepAll());
