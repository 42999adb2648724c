/** The page's end of the house of local tables: it asks, and is told what happens at the table that it looks at. */
import type { Advice, Chances, QuickGame, ReplayPart, TableStatistics } from '../lib/api.ts';
import type { Closed, Done, Play, Room, Said } from '../lib/messages.ts';
import { newId, Refusal, type Wish } from '../lib/socket.ts';
import type { Wire } from '../lib/table.svelte.ts';
import { has, need, t } from '../lib/texts.svelte.ts';
import { Caller } from '../lib/caller.ts';
import { NOT_LOADED, NotLoaded, toldOf, type Given, type Got, type Told, type Verb } from '../lib/calls.ts';
import type { House } from './house.ts';
import type { Hint } from './keeper.ts';
import type { Stage, StageWish } from './lessons.ts';
import type { LocalInfo } from './store.ts';
import type { Message } from './talk.ts';

/** What cannot be done, in the words of this page. */
export async function refusalOf({ code, message, clause, lateMs }: Told): Promise<Refusal> {
  if (code === NOT_LOADED) return new Refusal({ code, message, text: t('load-failed') });
  await need('local').catch(() => undefined);
  const id = code === 'unreadable' ? 'local-unreadable' : `refusal-${code}`;
  const text = has(id) ? t(id, { late: lateMs ?? 0, retry: 1 }) : t('error-unknown');
  return new Refusal({ code, message, text, clause, late_ms: lateMs });
}

class LocalHouse implements Wire {
  /** Where messages of tables go. */
  listener: ((message: Room | Play | Said | Closed) => void) | null = null;
  /** Is told when a house that kept tables has failed: another one reads them anew, and does not know who is there. */
  lost: (() => void) | null = null;
  readonly #caller = new Caller<House>({
    start: () => new Worker(new URL('./houseWorker.ts', import.meta.url), { type: 'module' }),
    errorOf: refusalOf,
    heard: (said) => this.#tell((said as Message).message),
    lost: () => this.lost?.(),
  });

  /** What the house closes, it closes for one reason. */
  #tell(message: Room | Play | Said | Closed): void {
    if (message.type === 'closed')
      void need('local').then(() => this.listener?.({ ...message, text: t('local-elsewhere') }));
    else this.listener?.(message);
  }

  async #ask<V extends Verb<House>>(verb: V, ...args: Given<House, V>): Promise<Got<House, V>> {
    // What is watched by the page cannot be handed over as it is; a socket would write it as JSON, too.
    const plain = JSON.parse(JSON.stringify(args)) as Given<House, V>;
    try {
      return await this.#caller.ask(verb, ...plain);
    } catch (error) {
      throw error instanceof NotLoaded ? await refusalOf(toldOf(error)) : error;
    }
  }

  // --- as a wire of a table

  async send(wish: Wish, id = newId()): Promise<Done> {
    await this.#ask('do', { ...wish, id });
    return { type: 'done', id };
  }

  entered(): void {
    // there is no connection that could break
  }

  // --- everything else

  prepare(game: string): Promise<void> {
    return this.#ask('prepare', game);
  }
  open(wish: QuickGame): Promise<string> {
    return this.#ask('open', wish);
  }
  undo(table: string): Promise<void> {
    return this.#ask('undo', table);
  }
  hint(table: string): Promise<Hint> {
    return this.#ask('hint', table);
  }
  stage(wanted: StageWish): Promise<Stage> {
    return this.#ask('stage', wanted);
  }
  list(): Promise<LocalInfo[]> {
    return this.#ask('list');
  }
  remove(table: string): Promise<void> {
    return this.#ask('remove', table);
  }
  record(table: string): Promise<Record<string, unknown>> {
    return this.#ask('record', table);
  }
  statistics(table: string): Promise<TableStatistics> {
    return this.#ask('statistics', table);
  }
  replay(table: string, eyes: string, first: number, limit: number): Promise<ReplayPart> {
    return this.#ask('replay', table, eyes, first, limit);
  }
  chances(table: string): Promise<Chances> {
    return this.#ask('chances', table);
  }
  advice(table: string, step: number): Promise<Advice> {
    return this.#ask('advice', table, step);
  }
}

export const house = new LocalHouse();
