/** The connection of this tab, and the table that it looks at. */
import { untrack } from 'svelte';

import { NOT_LOADED } from './calls.ts';
import type { FromServer } from './messages.ts';
import { loadHouse, localWire } from './local.ts';
import { isLocal } from './localIds.ts';
import { Socket, type Status } from './socket.ts';
import { Table } from './table.svelte.ts';
import { t } from './texts.svelte.ts';

class Live {
  status = $state<Status>('closed');
  /** A first connection is quick; only what takes longer, or comes after a break, is worth a word. */
  wasOpen = $state(false);
  table = $state.raw<Table | null>(null);
  #socket: Socket | null = null;

  /** Look at a table; undo with what is returned. An effect that does so stays when the connection changes. */
  look(id: string, key: string | null): () => void {
    return untrack(() => {
      const table = isLocal(id) ? this.#lookLocally(id) : this.#lookAtServer(id, key);
      return () => {
        table.keepChoice();
        table.leave();
        if (this.table === table) this.table = null;
      };
    });
  }

  #lookAtServer(id: string, key: string | null): Table {
    const socket = (this.#socket ??= this.#connect());
    const table = (this.table = new Table(id, key, socket));
    if (this.status === 'open') void table.enter();
    else socket.start();
    return table;
  }

  #lookLocally(id: string): Table {
    const table = (this.table = new Table(id, null, localWire));
    loadHouse().then(
      (house) => {
        house.listener = (message) => this.#take(message);
        house.lost = () => void this.table?.enter();
        void table.enter();
      },
      () => (table.trouble = { code: NOT_LOADED, text: t('load-failed') }),
    );
    return table;
  }

  #take(message: FromServer): void {
    const { table } = this;
    if (!table || !('table' in message) || message.table !== table.id) return;
    if (message.type === 'closed') table.trouble = message;
    else table.take(message);
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
      message: (message) => this.#take(message),
    });
  }
}

export const live = new Live();

if (typeof window !== 'undefined') addEventListener('pagehide', () => live.table?.keepAll());
