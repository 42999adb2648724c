import { beforeEach, describe, expect, it } from 'vitest';

import { loadBuilt } from '../kernel/node.test-part.ts';
import { toldOf } from '../lib/calls.ts';
import type { EventInfo } from '../lib/messages.ts';
import { need, speak } from '../lib/texts.svelte.ts';
import { refusalOf } from '../local/client.ts';
import { LEARNER, stageOf } from '../local/lessons.ts';
import { KernelPlayers } from '../local/players.ts';
import { Lesson, type School, type Step } from './lesson.svelte.ts';
import lessons from './lessons.json';
import { TAUGHT } from './taught.ts';

const LESSONS = lessons as unknown as Record<string, Step[]>;
const GAMES = Object.keys(LESSONS);

const players = new KernelPlayers(loadBuilt);
/** As through the worker of local tables, which tells the page what is refused. */
const school: School = {
  stage: (wish) =>
    stageOf(players, wish).catch(async (error: unknown) => {
      throw await refusalOf(toldOf(error));
    }),
};

function stepsOf(game: string): Step[] {
  return LESSONS[game] ?? [];
}

function open(game: string): Promise<Lesson> {
  return Lesson.open(game, stepsOf(game), school);
}

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await need('tutorial');
});

function answersOf({ game, at }: Lesson): string[] {
  return stepsOf(game)[at]?.answers ?? [];
}

async function answer(lesson: Lesson): Promise<void> {
  expect(await lesson.table.move(answersOf(lesson)[0] ?? '')).toBe(true);
}

/** Read on, up to something that is asked. */
async function untilAsked(lesson: Lesson): Promise<void> {
  while (lesson.isReading) await lesson.next();
}

async function goTo(game: string, id: string): Promise<Lesson> {
  const lesson = await open(game);
  await lesson.show(stepsOf(game).findIndex((step) => step.id === id));
  return lesson;
}

/** What happens at a table from now on. */
function watch({ table }: Lesson): EventInfo[] {
  const events: EventInfo[] = [];
  table.watch({ happened: (happened) => events.push(...happened) });
  return events;
}

describe.each(GAMES)('the tutorial of %s', (game) => {
  it('can be played to its end at a real table', async () => {
    const lesson = await open(game);
    for (let turn = 0; !(lesson.isLast && lesson.isReading) && turn < 100; turn += 1) {
      expect(lesson.title && lesson.text).toBeTruthy();
      if (lesson.isReading) await lesson.next();
      else {
        expect(lesson.table.ask?.seat).toBe(LEARNER);
        await answer(lesson);
      }
    }
    expect(lesson.isLast).toBe(true);
  });

  it('lets everything happen that the rules allow, and leads back from it', async () => {
    const lesson = await open(game);
    let tried = 0;
    for (let at = 0; at < lesson.count; at += 1) {
      await lesson.show(at);
      const { ask, play } = lesson.table;
      const others = (ask?.legal ?? []).filter((action) => !answersOf(lesson).includes(action));
      for (const other of others) {
        expect(await lesson.table.move(other)).toBe(true);
        expect(lesson.isTrying).toBe(true);
        expect(lesson.hint).toBeTruthy();
        expect(lesson.at).toBe(at);
        expect(lesson.table.play?.view).not.toEqual(play?.view);
        await lesson.takeBack();
        expect(lesson.isTrying).toBe(false);
        expect(lesson.table.play?.view).toEqual(play?.view);
        expect(lesson.table.ask).toEqual(ask);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('refuses what the rules forbid, as every table does', async () => {
    const lesson = await open(game);
    await untilAsked(lesson);
    const { play } = lesson.table;
    expect(await lesson.table.move('nonsense')).toBe(false);
    expect(lesson.table.refusal?.code).toBe('malformed-action');
    expect(await lesson.table.move(game === 'solomino' ? 'keep' : 'supply')).toBe(false);
    expect(lesson.table.refusal).toMatchObject({
      code: 'illegal-action',
      text: 'The rules do not allow that now.',
    });
    expect(lesson.isTrying).toBe(false);
    expect(lesson.table.play).toBe(play);
    await answer(lesson);
  });

  it('goes on where it was left', async () => {
    const lesson = await open(game);
    await untilAsked(lesson);
    await answer(lesson);
    if (lesson.pausing) await lesson.next();
    const again = await open(game);
    expect(again.at).toBe(lesson.at);
    expect(again.table.play?.view).toEqual(lesson.table.play?.view);
  });

  it('shows each step alike, whether one comes from the step before or begins with it', async () => {
    const lesson = await open(game);
    const alone = await open(game);
    while (!(lesson.isLast && lesson.isReading)) {
      if (!lesson.answered && !lesson.pausing) {
        await alone.show(lesson.at);
        expect(alone.table.play).toMatchObject({ view: lesson.table.play?.view, ask: lesson.table.ask });
        expect(alone.table.play?.events).toEqual(lesson.table.play?.events);
      }
      if (lesson.isReading) await lesson.next();
      else await answer(lesson);
    }
  });
});

it('explains a scoring before it is shown, and again after it', async () => {
  const lesson = await goTo('sole-mio', 'last-draw');
  const before = lesson.table.play?.view;
  await answer(lesson);
  expect(lesson.pausing).toBe(true);
  expect(lesson.table.play?.view).toBe(before);
  expect(lesson.table.ask).toBeNull();
  const explained = lesson.text;
  await lesson.next();
  expect(lesson.pausing).toBe(false);
  expect(lesson.table.play?.events.map(({ name }) => name)).toContain('round-ended');
  expect(lesson.text).not.toBe(explained);
});

describe('a plan of a whole turn', () => {
  it('answers the steps that follow, too', async () => {
    const lesson = await goTo('sole-mio', 'play');
    const events = watch(lesson);
    expect(await lesson.table.move('ssS', '4s')).toBe(true);
    expect(lesson.table.ask?.kind).toBe('draw');
    expect(lesson.table.play?.view).toMatchObject({ orders: ['4p'] });
    expect(events.map(({ name }) => name)).toEqual(['played', 'order-played']);
  });

  it('happens as a whole if a part of it leads elsewhere, with the hint of the step that it misses', async () => {
    const lesson = await goTo('sole-mio', 'play');
    const { at } = lesson;
    expect(await lesson.table.move('ssS', 'done')).toBe(true);
    expect(lesson.at).toBe(at);
    expect(lesson.hint).toContain('Add the order');
    expect(lesson.table.ask?.kind).toBe('draw');
    await lesson.takeBack();
    expect(lesson.hint).toBe('');
    expect(await lesson.table.move('ssS')).toBe(true);
    expect(lesson.table.ask?.kind).toBe('order');
  });
});

it('plays on for the others after something else was tried, until the learner is asked again', async () => {
  const lesson = await goTo('sole-mio', 'draw');
  const events = watch(lesson);
  expect(await lesson.table.move('stack')).toBe(true);
  expect(new Set(events.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  expect(lesson.table.ask).toMatchObject({ seat: LEARNER, kind: 'play' });
  // What comes then is a try, too, even if a step takes the same answer.
  expect(await lesson.table.move(lesson.table.ask?.legal[0] ?? '')).toBe(true);
  expect(lesson.isTrying).toBe(true);
});

it('tells the learner nothing that is hidden', async () => {
  const lesson = await goTo('sole-mio', 'draw');
  const events = watch(lesson);
  await lesson.table.move('stack');
  expect(events.filter(({ name, seat }) => name === 'got-card' && seat !== LEARNER)).toEqual([]);
});

it('begins anew where nonsense was kept', async () => {
  localStorage.setItem('tavolata.learn.solomino', '99');
  expect((await open('solomino')).at).toBe(0);
});

it('is there for every game that says so', () => {
  expect(GAMES).toEqual(TAUGHT);
});
