/** Where local tables lie when the page is closed: IndexedDB, one document a table. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { TableInfo } from '../lib/api.ts';
import type { Entry, Opened } from './table.ts';

/** How a list shows a table that the page keeps. */
export interface LocalInfo extends TableInfo {
  /** Moves were taken back, or advice was asked for. */
  assisted: boolean;
  rematchOf: string | null;
}

export interface TableDocument {
  id: string;
  info: LocalInfo;
  opened: Opened;
  entries: Entry[];
  /** The record of a finished game, which stays valid when the rules change. */
  record: Record<string, unknown> | null;
}

export interface Store {
  get(id: string): Promise<TableDocument | undefined>;
  put(document: TableDocument): Promise<void>;
  remove(id: string): Promise<void>;
  /** What there is, the last changed first. */
  list(): Promise<LocalInfo[]>;
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableDocument };
}

const NAME = 'tavolata';
const VERSION = 1;

function newestFirst(documents: TableDocument[]): LocalInfo[] {
  return documents.map(({ info }) => info).sort((one, other) => other.changed - one.changed);
}

/** In this browser, for as long as it keeps anything. */
export class BrowserStore implements Store {
  #database: Promise<IDBPDatabase<Schema>> | null = null;

  #open(): Promise<IDBPDatabase<Schema>> {
    return (this.#database ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (database) => void database.createObjectStore('tables', { keyPath: 'id' }),
    }));
  }

  async get(id: string): Promise<TableDocument | undefined> {
    return (await this.#open()).get('tables', id);
  }
  async put(document: TableDocument): Promise<void> {
    await (await this.#open()).put('tables', document);
  }
  async remove(id: string): Promise<void> {
    await (await this.#open()).delete('tables', id);
  }
  async list(): Promise<LocalInfo[]> {
    return newestFirst(await (await this.#open()).getAll('tables'));
  }
}

/** As long as the page is open: for browsers that keep nothing, and for tests. */
export class MemoryStore implements Store {
  readonly #documents = new Map<string, TableDocument>();

  get(id: string): Promise<TableDocument | undefined> {
    return Promise.resolve(structuredClone(this.#documents.get(id)));
  }
  put(document: TableDocument): Promise<void> {
    this.#documents.set(document.id, structuredClone(document));
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.#documents.delete(id);
    return Promise.resolve();
  }
  list(): Promise<LocalInfo[]> {
    return Promise.resolve(newestFirst([...this.#documents.values()]));
  }
}
