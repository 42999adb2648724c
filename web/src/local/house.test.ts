// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { GAMES } from '../lib/games.ts';
import type { Play } from '../lib/messages.ts';
import { Desk, thinking } from './desk.test-part.ts';
import type { Refused } from './game.ts';
import { MemoryStore, type TableDocument } from './store.ts';

/** Saves when it is let. */
class SlowStore extends MemoryStore {
  isSlow = false;
  #waiting: (() => void)[] = [];

  override async put(document: TableDocument): Promise<void> {
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    await super.put(document);
  }

  goOn(): void {
    this.isSlow = false;
    this.#waiting.splice(0).forEach((save) => save());
  }
}

/** The code of what is refused. */
async function refusal(what: Promise<unknown>): Promise<string> {
  const error: unknown = await what.then(
    () => null,
    (reason: unknown) => reason,
  );
  return (error as Refused | null)?.code ?? 'done';
}

async function at(game: string, wish: Parameters<Desk['open']>[0] | object = {}, seed = 1): Promise<Desk> {
  const desk = new Desk(seed);
  await desk.open({ game, ...wish });
  await desk.untilAsked();
  return desk;
}

describe('a local game against bots', () => {
  it.each(GAMES.map(({ game }) => game))('of %s is played to its end', async (game) => {
    const desk = await at(game);
    expect(desk.room).toMatchObject({ host: true, yours: [0], local: { hint: true } });
    expect(desk.room?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    await desk.playOut();
    expect(desk.play?.result).toHaveProperty('winners');
    expect(await desk.house.list()).toMatchObject([{ state: 'over', game, assisted: false }]);
  });

  it('is played by bots of the level that was chosen', { timeout: 60_000 }, async () => {
    await thinking(async () => {
      const desk = await at('solomino', { players: 2, level: 3 });
      await desk.playOut();
      expect(desk.room?.seats[1]).toMatchObject({ kind: 'bot', bot: 'level:3' });
      expect(desk.isOver).toBe(true);
    });
  });

  it('tells the page what its seat may know, and nothing else', async () => {
    const desk = await at('sole-mio');
    const view = desk.play?.view as { seat: number; seats: object[] };
    expect(view.seat).toBe(0);
    expect(JSON.stringify(view.seats)).not.toMatch(/"hand":"/);
    await desk.playOut();
    const others = desk.events.filter(({ name, seat }) => name === 'got-card' && seat !== 0);
    expect(others).toEqual([]);
  });

  it('takes a whole turn as one plan, up to where something comes to light', async () => {
    const desk = await at('sole-mio');
    const before = desk.play?.seq ?? 0;
    await desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
    expect(desk.play?.seq).toBe(before + 1);
    expect(desk.events.some(({ name }) => name === 'got-card')).toBe(true);
    await desk.untilAsked();
    // What is drawn is not known before, so no plan goes on behind it.
    expect(await refusal(desk.move(desk.ask.legal[0] ?? '', 'done', 'supply', 'o'))).toBe('not-now');
  });

  it('refuses what the rules do not allow, and what answers another question', async () => {
    const desk = await at('sole-mio');
    expect(await refusal(desk.move('supply'))).toBe('illegal-action');
    expect(await refusal(desk.move('nothing'))).toBe('malformed-action');
    const { seat } = desk.ask;
    const move = { type: 'move' as const, table: desk.table, seat, do: [desk.ask.legal[0] ?? ''] };
    expect(await refusal(desk.do({ ...move, seq: 0 }))).toBe('stale-move');
    expect(await refusal(desk.do({ ...move, seat: 1, seq: desk.play?.seq ?? 0 }))).toBe('not-allowed');
    expect(await refusal(desk.do({ type: 'sit', table: desk.table }))).toBe('not-allowed');
  });

  it('does a move once, however often it is sent', async () => {
    const desk = await at('sole-mio');
    const move = { type: 'move', table: desk.table, seat: 0, seq: desk.play?.seq ?? 0 } as const;
    const command = { ...move, do: [desk.ask.legal[0] ?? ''], id: 'once' };
    await desk.house.do(command);
    const { seq } = desk.play ?? { seq: 0 };
    await desk.house.do(command);
    expect(desk.play?.seq).toBe(seq);
  });

  it('lets bots take their time, and hurry or rest as the host likes', async () => {
    const desk = await at('sole-mio', { setting: { pace: 'slow' } });
    await desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
    const { seq } = desk.play ?? { seq: 0 };
    await desk.clock.advance(1700);
    expect(desk.play?.seq).toBe(seq);
    await desk.clock.advance(200);
    expect(desk.play?.seq).toBeGreaterThan(seq);
    await desk.do({ type: 'pause', table: desk.table });
    const paused = desk.play?.seq;
    await desk.clock.advance(60_000);
    expect([desk.room?.state, desk.play?.seq]).toEqual(['paused', paused]);
    await desk.do({ type: 'resume', table: desk.table });
    await desk.do({ type: 'pace', table: desk.table, pace: 'quick' });
    await desk.clock.advance(400);
    expect(desk.play?.seq).toBeGreaterThan(paused ?? 0);
  });

  it('tells what happened with the table as it was then, however long saving takes', async () => {
    const store = new SlowStore();
    const desk = new Desk(1, store);
    await desk.open({ game: 'sole-mio' });
    await desk.untilAsked();
    const told: Play[] = [];
    desk.heard = (message) => message.type === 'play' && told.push(message);
    store.isSlow = true;
    const move = desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
    await desk.clock.advance(60_000); // bots go on meanwhile
    store.goOn();
    await move;
    await desk.clock.advance(0);
    const numbers = told.filter(({ events }) => events.length).map(({ seq }) => seq);
    expect(numbers.length).toBeGreaterThan(1);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('stands still while nobody looks at it', async () => {
    const desk = await at('sole-mio');
    await desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
    await desk.do({ type: 'exit', table: desk.table });
    const { seq } = desk.play ?? { seq: 0 };
    await desk.clock.advance(60_000);
    expect(desk.play?.seq).toBe(seq);
    await desk.do({ type: 'enter', table: desk.table });
    await desk.untilAsked();
    expect(desk.ask.seat).toBe(0);
  });
});

describe('an answer without a choice', () => {
  /** On to a question that leaves the person nothing to choose. */
  async function atForced(): Promise<Desk> {
    for (let seed = 1; seed < 20; seed++) {
      const desk = new Desk(seed);
      await desk.open({ game: 'sole-mio', players: 2 });
      for (let moves = 0; moves < 300 && !desk.isOver; moves++) {
        await desk.untilForced();
        if (desk.play?.ask?.forced?.length) return desk;
        if (desk.isAsked) await desk.move(desk.ask.legal[0] ?? '');
      }
    }
    throw new Error('there is always a choice');
  }

  it('is given for the person, after it was seen', async () => {
    const desk = await atForced();
    const { seq, ask } = desk.play ?? { seq: 0, ask: null };
    await desk.clock.advance(20_000);
    expect(desk.play?.seq).toBe(seq);
    await desk.do({ type: 'seen', table: desk.table, seat: 0, seq });
    await desk.clock.advance(800);
    expect(desk.play?.seq).toBeGreaterThan(seq);
    // A page that says the same at the same moment is not refused.
    expect(
      await refusal(desk.do({ type: 'move', table: desk.table, seat: 0, seq, do: [ask?.forced?.[0] ?? ''] })),
    ).toBe('done');
  });
});

describe('a window of SOLOmino', () => {
  const WINDOWS = { game: 'solomino', players: 4, options: { out_of_turn: true } };

  /** On to the first window in which the person can throw in. */
  async function atWindow(): Promise<Desk> {
    for (let seed = 1; seed < 30; seed++) {
      const desk = new Desk(seed);
      await desk.open(WINDOWS);
      for (let moves = 0; moves < 40; moves++) {
        await desk.untilAsked();
        if (desk.isOver) break;
        if (desk.ask.kind === 'window' && desk.ask.legal.length) return desk;
        if (desk.ask.kind === 'window') await desk.clock.advance(desk.clock.next ?? 0);
        else await desk.move(desk.ask.legal[0] ?? '');
      }
    }
    throw new Error('nobody can ever throw in');
  }

  it('asks everybody, and nobody can pass before its end', async () => {
    const desk = await atWindow();
    expect(desk.play?.left_ms).toBeGreaterThan(0);
    expect(desk.play?.clock_of).toBe(null);
    expect(desk.ask.legal).not.toContain('pass');
    expect(await refusal(desk.move('pass'))).toBe('not-now');
  });

  it('takes the card of the first, and tells the others how late they are', async () => {
    const desk = await atWindow();
    const { seq } = desk.play ?? { seq: 0 };
    const [card = ''] = desk.ask.legal;
    await desk.clock.advance(300);
    if (desk.play?.seq === seq) await desk.move(card);
    expect(desk.play?.seq).toBeGreaterThan(seq);
    await desk.clock.advance(20);
    const late = desk.do({ type: 'move', table: desk.table, seat: 0, seq, do: [card] });
    await expect(late).rejects.toMatchObject({ code: 'too-late', lateMs: expect.any(Number) });
  });

  it('closes by itself', async () => {
    const desk = await atWindow();
    const { seq } = desk.play ?? { seq: 0 };
    await desk.clock.advance(2500);
    expect(desk.play?.seq).toBeGreaterThan(seq);
  });

  it('is not paused', async () => {
    const desk = await atWindow();
    expect(await refusal(desk.do({ type: 'pause', table: desk.table }))).toBe('window-open');
    expect(desk.room?.state).toBe('playing');
  });

  it('is not for people who share a device', async () => {
    expect(await refusal(new Desk().open({ ...WINDOWS, people: ['Ada', 'Bo'] }))).toBe('shared-device');
  });
});

describe('the time to answer', () => {
  it('is not given anew by a pause', async () => {
    const desk = await at('sole-mio', { setting: { clock: 'fast' } });
    expect(desk.play?.left_ms).toBe(20_000);
    await desk.clock.advance(5000);
    for (let times = 0; times < 2; times++) {
      await desk.do({ type: 'pause', table: desk.table });
      await desk.clock.advance(60_000);
      await desk.do({ type: 'resume', table: desk.table });
      expect(desk.play?.left_ms).toBe(15_000);
    }
  });
});

describe('rounds of SOLOmino', () => {
  it('have a break between them, until the person is ready', async () => {
    const desk = await at('solomino', { players: 2, options: { rounds: 2 } });
    for (let moves = 0; moves < 500 && !desk.play?.next_round_ms; moves++) {
      if (desk.isAsked) await desk.move(desk.ask.legal[0] ?? '');
      else await desk.clock.advance(desk.clock.next ?? 0);
    }
    expect(desk.play?.next_round_ms).toBe(20_000);
    expect(desk.play?.ask).toBeUndefined();
    const { seq } = desk.play ?? { seq: 0 };
    await desk.clock.advance(5000);
    expect(desk.play?.seq).toBe(seq);
    await desk.do({ type: 'pace', table: desk.table, pace: 'slow' });
    await desk.do({ type: 'resync', table: desk.table });
    expect(desk.play?.next_round_ms).toBe(15_000);
    await desk.do({ type: 'ready', table: desk.table, seq });
    await desk.clock.advance(1);
    expect(desk.play?.seq).toBeGreaterThan(seq);
    expect(desk.play?.next_round_ms).toBeUndefined();
  });
});

describe('a device that is handed round', () => {
  const PEOPLE = { game: 'sole-mio', players: 3, people: ['Ada', 'Bo'] };

  it('shows nobody’s cards until somebody takes it', async () => {
    const desk = await at('sole-mio', PEOPLE);
    expect(desk.room).toMatchObject({ yours: [0, 1], local: { undo: false, hint: false } });
    expect(desk.play).toMatchObject({ seat: null, hand_over: [expect.any(Number)] });
    const [next = 0] = desk.play?.hand_over ?? [];
    await desk.show(next);
    expect(desk.play?.seat).toBe(next);
    await desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
    expect(desk.play?.seat).toBe(null);
    expect(await refusal(desk.show(2))).toBe('not-allowed');
  });

  it.each(['once', 'lap'] as const)(
    'tells the next one what was announced meanwhile (%s)',
    async (memory) => {
      const desk = await at('sole-mio', { ...PEOPLE, setting: { memory } });
      for (let turn = 0; turn < 3; turn++) {
        await desk.show(desk.play?.hand_over?.[0] ?? -1);
        await desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
        await desk.untilAsked();
      }
      const [next = 0] = desk.play?.hand_over ?? [];
      const others = () =>
        (desk.play?.log ?? []).filter(({ name, seat }) => name === 'played' && seat !== next);
      await desk.show(next);
      expect(others().length).toBeGreaterThan(0);
      await desk.do({ type: 'exit', table: desk.table });
      await desk.do({ type: 'enter', table: desk.table });
      await desk.show(next);
      expect(others().length > 0).toBe(memory === 'lap');
    },
  );

  it('is played to the end', async () => {
    const desk = await at('mamma-mia', { ...PEOPLE, players: 2 });
    await desk.playOut();
    expect(desk.isOver).toBe(true);
    expect(await refusal(desk.house.undo(desk.table))).toBe('not-now');
  });
});

describe('a move that is taken back', () => {
  /** A game up to the player's fourth turn. */
  async function begun(game: string): Promise<Desk> {
    const desk = await at(game);
    for (let turn = 0; turn < 3; turn++) {
      await desk.move(desk.ask.legal[0] ?? '');
      await desk.untilAsked();
    }
    return desk;
  }

  it.each(['sole-mio', 'solomino'])('asks the same again, and brings the same (%s)', async (game) => {
    const desk = await begun(game);
    const { ask, play } = desk;
    const events = desk.events.length;
    await desk.move(ask.legal[0] ?? '');
    await desk.untilAsked();
    const brought = [desk.play?.view, desk.events.slice(events)];
    const { seq } = desk.play ?? { seq: 0 };
    await desk.house.undo(desk.table);
    expect(desk.play?.seq).toBeGreaterThan(seq);
    expect(desk.play?.events).toEqual([]);
    expect([desk.ask, desk.play?.view]).toEqual([ask, play?.view]);
    const again = desk.events.length;
    await desk.move(ask.legal[0] ?? '');
    await desk.untilAsked();
    expect([desk.play?.view, desk.events.slice(again)]).toEqual(brought);
  });

  it('can be followed by those before it, and by other moves', async () => {
    const desk = await begun('sole-mio');
    for (let back = 0; back < 3; back++) {
      expect(desk.room?.local?.undo).toBe(true);
      await desk.house.undo(desk.table);
    }
    expect(desk.room?.local?.undo).toBe(false);
    expect(await refusal(desk.house.undo(desk.table))).toBe('not-now');
    await desk.move(desk.ask.legal.at(-1) ?? '');
    await desk.playOut();
    expect(await desk.house.record(desk.table)).toMatchObject({ assisted: { undone: 3, hints: 0 } });
    expect(await desk.house.list()).toMatchObject([{ assisted: true }]);
  });
});

describe('advice', () => {
  it('names every possible answer, the best first, and is noted', async () => {
    const desk = await at('solomino', { players: 2 });
    const { best } = await desk.house.hint(desk.table);
    expect(best.map((one) => one.do).sort()).toEqual([...desk.ask.legal].sort());
    for (const { chance, playouts } of best) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(playouts).toBeGreaterThan(0);
    }
    await desk.move(best[0]?.do ?? '');
    expect(await refusal(desk.house.hint(desk.table))).toBe('not-now');
    await desk.playOut();
    expect(await desk.house.record(desk.table)).toMatchObject({ assisted: { undone: 0, hints: 1 } });
  });
});

describe('what this browser keeps', () => {
  it('goes on where it was, with the same cards, in another page', async () => {
    const desk = await at('sole-mio');
    await desk.move(desk.ask.legal[0] ?? '', 'done', 'supply');
    await desk.untilAsked();
    const { play, room } = desk;
    const later = new Desk(99, desk.store);
    later.table = desk.table;
    await later.do({ type: 'enter', table: desk.table });
    expect(later.play).toMatchObject({ view: play?.view, ask: play?.ask, log: play?.log });
    expect(later.room?.seats).toEqual(room?.seats);
    await later.playOut();
    await desk.playOut();
    expect((later.play?.result ?? {}) as object).toEqual(desk.play?.result);
  });

  it('is let go of when another page takes it over', async () => {
    const desk = await at('sole-mio');
    await desk.house.letGo(desk.table);
    expect(desk.closed).toBe('elsewhere');
    const { seq } = desk.play ?? { seq: 0 };
    await desk.clock.advance(60_000);
    expect(desk.play?.seq).toBe(seq);
    await desk.do({ type: 'enter', table: desk.table });
    expect(desk.ask.seat).toBe(0);
  });

  it('has no table that it does not know, and forgets one that is given up', async () => {
    const desk = await at('sole-mio');
    expect(await refusal(desk.do({ type: 'enter', table: 'local-nobody' }))).toBe('no-such-table');
    await desk.do({ type: 'stand', table: desk.table, seat: 0 });
    expect(await desk.house.list()).toEqual([]);
    expect(await refusal(desk.do({ type: 'enter', table: desk.table }))).toBe('no-such-table');
  });

  it('says so if it cannot be read any more', async () => {
    const desk = await at('sole-mio');
    const document = await desk.store.get(desk.table);
    const [begun] = document?.entries ?? [];
    if (!document || !begun) throw new Error('nothing was kept');
    const wrong = {
      seq: 2,
      at: 0,
      change: { type: 'played', steps: [{ seat: 0, do: 'x' }], by: 'me' },
    } as const;
    await desk.store.put({
      ...document,
      entries: [begun, { ...wrong, change: { ...wrong.change, steps: [...wrong.change.steps] } }],
    });
    const later = new Desk(2, desk.store);
    expect(await refusal(later.do({ type: 'enter', table: desk.table }))).toBe('unreadable');
  });

  it('that was played by other rules is not gone on with by these', async () => {
    const desk = await at('sole-mio', { players: 2 });
    const document = await desk.store.get(desk.table);
    if (!document) throw new Error('nothing was saved');
    const { rules } = document.opened;
    await desk.store.put({ ...document, opened: { ...document.opened, rules: rules + 1 } });
    const later = new Desk(2, desk.store);
    expect(await refusal(later.do({ type: 'enter', table: desk.table }))).toBe('unreadable');
    await desk.store.put(document);
    await new Desk(2, desk.store).do({ type: 'enter', table: desk.table });
  });

  it('and is over keeps its record, whatever rules come after', async () => {
    const desk = await at('mamma-mia', { players: 2 });
    await desk.playOut();
    const record = await desk.house.record(desk.table);
    const document = await desk.store.get(desk.table);
    if (!document) throw new Error('nothing was saved');
    expect(record).toMatchObject({ rules: document.opened.rules, result: expect.any(Object) });
    await desk.store.put({ ...document, opened: { ...document.opened, rules: document.opened.rules + 1 } });
    const later = new Desk(2, desk.store);
    expect(await later.house.record(desk.table)).toEqual(record);
  });
});

describe('after the game', () => {
  it('another one is one command away, and the series goes on', async () => {
    const desk = await at('mamma-mia', { players: 2 });
    expect(await refusal(desk.do({ type: 'rematch', table: desk.table }))).toBe('not-now');
    for (let game = 1; game <= 2; game++) {
      await desk.playOut();
      await desk.do({ type: 'rematch', table: desk.table });
      const next = desk.room?.rematch?.table ?? '';
      expect(next).not.toBe(desk.table);
      desk.table = next;
      await desk.do({ type: 'enter', table: next });
      const { games = 0, won = [] } = desk.room?.series ?? {};
      expect(games).toBe(game);
      expect(won.reduce((sum, wins) => sum + wins, 0)).toBeGreaterThanOrEqual(game);
      await desk.untilAsked();
    }
  });

  it('it can be looked back at, through any eyes', { timeout: 60_000 }, async () => {
    const desk = await at('sole-mio', { players: 2 });
    expect(await refusal(desk.house.replay(desk.table, 'all', 0, 10))).toBe('not-now');
    expect(await refusal(desk.house.record(desk.table))).toBe('not-now');
    await desk.playOut();
    const all = await desk.house.replay(desk.table, 'all', 0, 5);
    expect(all.count).toBeGreaterThan(20);
    expect(all.steps[0]).toHaveProperty('facts.hands');
    expect(all.steps[1]).toMatchObject({ seat: expect.any(Number), do: expect.any(String) });
    const mine = await desk.house.replay(desk.table, '0', 0, all.count);
    expect(mine.steps[0]).not.toHaveProperty('facts');
    const told = mine.steps.flatMap(({ events }) => events).filter(({ name }) => name === 'got-card');
    expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set([0]));
    const advice = await desk.house.advice(desk.table, 1);
    expect(advice).toMatchObject({ step: 1, played: all.steps[1]?.do });
    expect(advice.best.length).toBeGreaterThan(0);
    let known = await desk.house.chances(desk.table);
    for (let waits = 0; waits < 2000 && 'done' in known; waits++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      known = await desk.house.chances(desk.table);
    }
    const { chances } = known as { chances: number[][] };
    expect(chances.length).toBe(all.count);
    for (const each of chances) expect(each.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect(chances.at(-1)).toContain(1);
    expect(await desk.house.statistics(desk.table)).toMatchObject({
      games: 1,
      seats: [
        { yours: true, by_bot: 0 },
        { yours: false, thinking: null },
      ],
    });
  });
});
