import { beforeEach, expect, it } from 'vitest';

import { GAMES } from '../lib/games.ts';
import { botsBeside, keepChoice, lastChoice } from './choice.ts';

beforeEach(() => localStorage.clear());

it('is kept, but for who may come', () => {
  const choice = {
    ...lastChoice(),
    people: ['Ada', 'Grace'],
    rules: { options: { rounds: 3 }, setting: { pace: 'quick', listed: true } as const },
  };
  keepChoice(choice);
  const kept = { ...choice, rules: { options: { rounds: 3 }, setting: { pace: 'quick', listed: false } } };
  expect(lastChoice()).toEqual(kept);
});

it.each(['{"people":[]}', '{"people":"Ada"}', '{"rules":null}', 'nonsense'])(
  'is the usual one after %s',
  (stored) => {
    localStorage.setItem('tavolata.choice', stored);
    expect(lastChoice()).toMatchObject({
      game: 'sole-mio',
      people: [''],
      rules: { options: {}, setting: {} },
    });
  },
);

it('leaves room for everybody on the device', () => {
  const mio = GAMES[0];
  expect([1, 2, 5].map((people) => botsBeside(mio, people))).toEqual([
    { least: 1, most: 4 },
    { least: 0, most: 3 },
    { least: 0, most: 0 },
  ]);
});
