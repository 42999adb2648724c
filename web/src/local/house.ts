/**
 * All local tables of a browser: opened, kept, looked back at. It runs beside the page (`houseWorker.ts`), which is told
 * nothing but what the one who sits before it may know.
 */
import type { Advice, Chances, QuickGame, ReplayPart, TableStatistics } from '../lib/api.ts';
import { GAMES } from '../lib/games.ts';
import { LOCAL } from '../lib/localIds.ts';
import type { Closed, Play, Rematch, Room, Said, Setting } from '../lib/messages.ts';
import { statisticsOf } from './course.ts';
import { DERIVED } from './facts.ts';
import { Refused, resultOf, type Players } from './game.ts';
import type { Random } from './hesitation.ts';
import { stageOf, type Stage, type StageWish } from './lessons.ts';
import { Keeper, type Clock, type Command, type Hint } from './keeper.ts';
import { Film } from './replays.ts';
import type { LocalInfo, Store, TableDocument } from './store.ts';
import { LocalTable, type Chair, type Opened } from './table.ts';

/** What the house has from outside. */
export interface Outside {
  players: Players;
  store: Store;
  clock: Clock;
  random: Random;
  tell(message: Room | Play | Said | Closed): void;
  /** Say to the other pages of this browser that this one keeps a table now. */
  claim(table: string): void;
}

/** Of finished games so many are kept; older ones make room. */
const MOST_FINISHED = 200;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LETTERS = 6;

export class House {
  readonly #outside: Outside;
  readonly #keepers = new Map<string, Promise<Keeper>>();
  /** The game that was looked back at last. */
  #film: { id: string; film: Film } | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Have at hand what a game needs, before somebody wants to play it. */
  async prepare(game: string): Promise<void> {
    await this.#outside.players.prepare(game);
  }

  // --- opening

  /** A game at once, with bots at the seats that are left; returns its id. */
  async open(wish: QuickGame): Promise<string> {
    await this.#outside.players.prepare(wish.game);
    const people = wish.people?.length ? wish.people : [wish.name ?? ''];
    const bot = `level:${wish.level}`;
    const chairs = Array.from({ length: wish.players }, (_, seat): Chair => {
      const name = people[seat];
      return { name: name ?? '', bot: name === undefined ? bot : null, help: 'ask' };
    });
    const options = { ...wish.options, players: wish.players };
    const opened = this.#opened(wish.game, options, wish.setting ?? {}, chairs);
    await this.#begin(opened);
    void this.#forgetOld();
    return opened.id;
  }

  #opened(
    game: string,
    wanted: Record<string, unknown>,
    setting: Setting,
    chairs: Chair[],
    before: LocalTable | null = null,
  ): Opened {
    const { players, random, clock } = this.#outside;
    const options = liveOptions(players, game, wanted, setting);
    const isShared = chairs.filter(({ bot }) => bot === null).length > 1;
    if (options.ask_everyone && isShared)
      throw new Refused('shared-device', 'playing out of turn needs a device for everybody', {
        clause: 'S-33',
      });
    const result = before ? resultOf(before.game) : null;
    const laidOut = players.layOut(game, options, 0);
    return {
      id:
        LOCAL +
        Array.from({ length: ID_LETTERS }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join(''),
      game,
      rules: laidOut.rules.about.version,
      options: laidOut.options,
      setting,
      chairs,
      seed: Math.floor(random() * Number.MAX_SAFE_INTEGER),
      series: before
        ? (before.series ?? {
            games: 1,
            won: chairs.map((_, seat) => Number(result?.winners.includes(seat))),
          })
        : null,
      rematchOf: before?.opened.id ?? null,
      at: clock.now(),
    };
  }

  async #begin(opened: Opened): Promise<void> {
    const keeper = this.#keeper(new LocalTable(this.#outside.players, opened));
    await keeper.begin();
    this.#keepers.set(opened.id, Promise.resolve(keeper));
  }

  #keeper(table: LocalTable): Keeper {
    const { players, clock, random, tell } = this.#outside;
    return new Keeper(
      {
        players,
        clock,
        random,
        tell,
        save: (changed) => this.#save(changed),
        open: (opened) => this.#begin(opened),
      },
      table,
    );
  }

  /** A browser may keep nothing, or be full: then the game lasts as long as the page. */
  async #save(table: LocalTable): Promise<void> {
    const { opened, entries } = table;
    const record = table.state === 'over' ? recordOf(table) : null;
    const document: TableDocument = { id: opened.id, info: infoOf(table), opened, entries, record };
    await this.#outside.store.put(document).catch(() => undefined);
  }

  async #forgetOld(): Promise<void> {
    const { store } = this.#outside;
    const finished = (await store.list().catch(() => [])).filter(({ state }) => state === 'over');
    for (const { table } of finished.slice(MOST_FINISHED)) await store.remove(table);
  }

  // --- playing

  #find(id: string): Promise<Keeper> {
    let found = this.#keepers.get(id);
    if (!found) {
      found = this.#restore(id);
      this.#keepers.set(id, found);
      found.catch(() => this.#keepers.delete(id));
    }
    return found;
  }

  async #restore(id: string): Promise<Keeper> {
    return this.#keeper(this.#read(await this.#document(id)));
  }

  async #document(id: string): Promise<TableDocument> {
    const document = await this.#outside.store.get(id);
    if (!document) throw new Refused('no-such-table', `this browser keeps no table ${id}`);
    await this.#outside.players.prepare(document.opened.game);
    return document;
  }

  #read({ opened, entries }: TableDocument): LocalTable {
    const { players } = this.#outside;
    const { version } = players.layOut(opened.game, opened.options, 0).rules.about;
    if (opened.rules !== version)
      throw new Refused(
        'unreadable',
        `table ${opened.id} was played by version ${opened.rules} of the rules; this is version ${version}`,
      );
    try {
      return new LocalTable(players, opened, entries);
    } catch (error) {
      // What was kept is damaged.
      throw new Refused('unreadable', `table ${opened.id} cannot be read: ${String(error)}`);
    }
  }

  async do(command: Command): Promise<void> {
    if (!('table' in command)) return;
    if (command.type === 'enter') this.#outside.claim(command.table);
    const keeper = await this.#find(command.table);
    if (command.type === 'rematch') await this.#rematch(keeper, command);
    else if (command.type === 'stand') await this.remove(command.table);
    else await keeper.do(command);
  }

  /** Another page of this browser keeps the table from now on: two would contradict each other. */
  async letGo(table: string): Promise<void> {
    const keeper = await this.#keepers.get(table)?.catch(() => undefined);
    this.#keepers.delete(table);
    if (!keeper) return;
    const isShown = keeper.isShown;
    await keeper.do({ type: 'exit', id: '', table });
    if (isShown) this.#outside.tell({ type: 'closed', table, code: 'elsewhere', text: '' });
  }

  async undo(table: string): Promise<void> {
    await (await this.#find(table)).undo();
  }

  async hint(table: string): Promise<Hint> {
    return (await this.#find(table)).hint();
  }

  /** Another game with the same seats; other house rules if they are said. */
  async #rematch(keeper: Keeper, { options, setting }: Omit<Rematch, 'id'>): Promise<void> {
    const { table } = keeper;
    if (table.state !== 'over') throw new Refused('not-now', 'the game is not over');
    if (table.rematch !== null) return;
    const { opened, chairs } = table;
    const wanted = { ...opened.options, ...options, players: chairs.length };
    await keeper.rematch(this.#opened(opened.game, wanted, setting ?? table.setting, chairs, table));
  }

  /** Give a game up, or forget one that is over. */
  async remove(table: string): Promise<void> {
    const keeper = await this.#keepers.get(table)?.catch(() => undefined);
    await keeper?.do({ type: 'exit', id: '', table });
    this.#keepers.delete(table);
    await this.#outside.store.remove(table);
  }

  // --- learning

  /** A position of a lesson. Lessons are not kept: each is the same for everyone. */
  stage(wanted: StageWish): Promise<Stage> {
    return stageOf(this.#outside.players, wanted);
  }

  // --- looking back

  /** What this browser keeps, the last changed first. */
  list(): Promise<LocalInfo[]> {
    return this.#outside.store.list();
  }

  async record(id: string): Promise<Record<string, unknown>> {
    const { record } = await this.#document(id);
    if (!record) throw new Refused('not-now', 'its record would show hidden cards');
    return record;
  }

  async statistics(id: string): Promise<TableStatistics> {
    const { players, store } = this.#outside;
    const document = await this.#document(id);
    const series = [document.info];
    for (let before = document.info.rematchOf; before !== null;) {
      const earlier: TableDocument | undefined = await store.get(before);
      if (!earlier) break;
      series.push(earlier.info);
      before = earlier.info.rematchOf;
    }
    return statisticsOf(players, document, series);
  }

  async #filmOf(id: string): Promise<Film> {
    if (this.#film?.id !== id) {
      const document = await this.#document(id);
      this.#film = { id, film: new Film(this.#outside.players, document.info, this.#read(document)) };
    }
    return this.#film.film;
  }

  async replay(id: string, eyes: string, first: number, limit: number): Promise<ReplayPart> {
    return (await this.#filmOf(id)).part(eyes, first, limit);
  }

  async chances(id: string): Promise<Chances> {
    return (await this.#filmOf(id)).chances();
  }

  async advice(id: string, step: number): Promise<Advice> {
    return (await this.#filmOf(id)).advice(step);
  }
}

/** What somebody wants, with the options that follow from how the table is run (`server/options.py`). */
function liveOptions(
  players: Players,
  game: string,
  wanted: Record<string, unknown>,
  setting: Setting,
): Record<string, unknown> {
  if (!GAMES.some((known) => known.game === game))
    throw new Refused('unknown-game', `there is no game ${game}`);
  const options = Object.fromEntries(Object.entries(wanted).filter(([name]) => !DERIVED.has(name)));
  if (options.out_of_turn === true && setting.clock !== 'days') options.ask_everyone = true;
  if (setting.memory === 'open' && players.hasOven(game)) options.open_oven = true;
  return options;
}

function recordOf({ game, undone, hints }: LocalTable): Record<string, unknown> {
  return { ...game.record(), ...((undone || hints) && { assisted: { undone, hints } }) };
}

function infoOf(table: LocalTable): LocalInfo {
  const { opened, state, game, chairs } = table;
  return {
    table: opened.id,
    game: opened.game,
    state,
    host: chairs.find(({ bot }) => bot === null)?.name ?? '',
    seats: chairs.map(({ name, bot }) => ({ name, bot, free: false, yours: bot === null })),
    free: 0,
    opened: opened.at / 1000,
    changed: (table.entries.at(-1)?.at ?? opened.at) / 1000,
    waits_for: null,
    result: game.isOver ? resultOf(game) : null,
    assisted: table.undone + table.hints > 0,
    rematchOf: opened.rematchOf,
  };
}
