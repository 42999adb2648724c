/** The page's end of the house of local tables: it asks, and is told what happens at the table that it looks at. */
import type { Advice, Chances, QuickGame, ReplayPart, TableStatistics } from '../lib/api.ts';
import type { Closed, Done, Play, Room, Said } from '../lib/messages.ts';
import { newId, Refusal, type Wish } from '../lib/socket.ts';
import type { Wire } from '../lib/table.svelte.ts';
import { has, need, t } from '../lib/texts.svelte.ts';
import type { House } from './house.ts';
import type { Hint } from './keeper.ts';
import type { Stage, StageWish } from './lessons.ts';
import type { LocalInfo } from './store.ts';
import type { FromHouse, Question, Told, Verb } from './talk.ts';

interface Asked {
  resolve(value: unknown): void;
  reject(error: Refusal): void;
}

/** What cannot be done, in the words of this page. */
export async function refusalOf({ code, message, clause, lateMs }: Told): Promise<Refusal> {
  await need('local').catch(() => undefined);
  const id = code === 'unreadable' ? 'local-unreadable' : `refusal-${code}`;
  const text = has(id) ? t(id, { late: lateMs ?? 0, retry: 1 }) : t('error-unknown');
  return new Refusal({ code, message, text, clause, late_ms: lateMs });
}

class LocalHouse implements Wire {
  #worker: Worker | null = null;
  #asked = new Map<number, Asked>();
  #number = 0;
  /** Where messages of tables go. */
  listener: ((message: Room | Play | Said | Closed) => void) | null = null;

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#take(data);
    // A worker that cannot be loaded answers nothing: whoever asks next starts another one.
    worker.onerror = () => {
      this.#worker = null;
      const waiting = [...this.#asked.values()];
      this.#asked.clear();
      const lost = new Refusal({ code: 'lost', message: 'the worker is gone', text: t('error-unknown') });
      for (const { reject } of waiting) reject(lost);
    };
    return worker;
  }

  #take(told: FromHouse): void {
    if ('message' in told) return this.#tell(told.message);
    const asked = this.#asked.get(told.number);
    this.#asked.delete(told.number);
    if ('value' in told) asked?.resolve(told.value);
    else void refusalOf(told.refused).then((refusal) => asked?.reject(refusal));
  }

  /** What the house closes, it closes for one reason. */
  #tell(message: Room | Play | Said | Closed): void {
    if (message.type === 'closed')
      void need('local').then(() => this.listener?.({ ...message, text: t('local-elsewhere') }));
    else this.listener?.(message);
  }

  #ask<V extends Verb>(verb: V, ...args: Parameters<House[V]>): ReturnType<House[V]> {
    const worker = (this.#worker ??= this.#start());
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      // What is watched by the page cannot be handed over as it is; a socket would write it as JSON, too.
      worker.postMessage(JSON.parse(JSON.stringify({ number, verb, args } satisfies Question)));
    }) as ReturnType<House[V]>;
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
