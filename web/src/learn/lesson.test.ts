import { beforeEach, describe, expect, it } from 'vitest';

import { need, speak } from '../lib/texts.svelte.ts';
import { Lesson, type Step } from './lesson.svelte.ts';
import lessons from './lessons.json';
import { TAUGHT } from './taught.ts';

const LESSONS = lessons as unknown as Record<string, Step[]>;

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await need('tutorial');
});

async function answer(lesson: Lesson): Promise<void> {
  const right = LESSONS[lesson.game]?.[lesson.at]?.answers?.[0];
  expect(await lesson.table.move(right ?? '')).toBe(true);
}

describe.each(Object.keys(LESSONS))('the tutorial of %s', (game) => {
  it('can be played to its end at a real table', async () => {
    const lesson = new Lesson(game, LESSONS[game] ?? []);
    for (let turn = 0; !lesson.isLast && turn < 100; turn += 1) {
      expect(lesson.title && lesson.text).toBeTruthy();
      if (lesson.isReading) lesson.next();
      else await answer(lesson);
    }
    expect(lesson.isLast).toBe(true);
  });

  it('says why an answer is not the one to learn, and asks again', async () => {
    const lesson = new Lesson(game, LESSONS[game] ?? []);
    while (lesson.isReading) lesson.next();
    const { at } = lesson;
    const wrong = lesson.table.ask?.legal.find((action) => !LESSONS[game]?.[at]?.answers?.includes(action));
    expect(await lesson.table.move(wrong ?? '')).toBe(false);
    expect(lesson.hint).toBeTruthy();
    expect(lesson.at).toBe(at);
    await answer(lesson);
    expect(lesson.hint).toBe('');
  });

  it('goes on where it was left', async () => {
    const lesson = new Lesson(game, LESSONS[game] ?? []);
    while (lesson.isReading) lesson.next();
    await answer(lesson);
    if (lesson.pausing) lesson.next();
    const again = new Lesson(game, LESSONS[game] ?? []);
    expect(again.at).toBe(lesson.at);
    expect(again.table.play?.view).toEqual(lesson.table.play?.view);
  });
});

it('explains a scoring before it is shown, and again after it', async () => {
  const lesson = new Lesson('sole-mio', LESSONS['sole-mio'] ?? []);
  while (lesson.at < 6) {
    if (lesson.isReading) lesson.next();
    else await answer(lesson);
  }
  const before = lesson.table.play?.view;
  await answer(lesson);
  expect(lesson.pausing).toBe(true);
  expect(lesson.table.play?.view).toBe(before);
  expect(lesson.table.ask).toBeNull();
  const explained = lesson.text;
  lesson.next();
  expect(lesson.pausing).toBe(false);
  expect(lesson.table.play?.events.map(({ name }) => name)).toContain('round-ended');
  expect(lesson.text).not.toBe(explained);
});

describe('a plan of a whole turn', () => {
  function atPlay(): Lesson {
    const lesson = new Lesson('sole-mio', LESSONS['sole-mio'] ?? []);
    lesson.next();
    return lesson;
  }

  it('answers the steps that follow, too', async () => {
    const lesson = atPlay();
    expect(await lesson.table.move('ssS', '4s')).toBe(true);
    expect(lesson.table.ask?.kind).toBe('draw');
    expect(lesson.table.play?.view).toMatchObject({ orders: ['4p'] });
  });

  it('is refused as a whole, with the hint of the step that it misses', async () => {
    const lesson = atPlay();
    const { at } = lesson;
    expect(await lesson.table.move('ssS', 'done')).toBe(false);
    expect(lesson.at).toBe(at);
    expect(lesson.hint).toContain('Add the order');
    expect(await lesson.table.move('ssS')).toBe(true);
    expect(lesson.table.ask?.kind).toBe('order');
    expect(lesson.hint).toBe('');
  });
});

it('begins anew where nonsense was kept', () => {
  localStorage.setItem('tavolata.learn.solomino', '99');
  expect(new Lesson('solomino', LESSONS.solomino ?? []).at).toBe(0);
});

it('is there for every game that says so', () => {
  expect(Object.keys(LESSONS)).toEqual(TAUGHT);
});
