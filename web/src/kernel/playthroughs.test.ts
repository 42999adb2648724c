// @vitest-environment node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { Options } from './description.ts';
import { Game } from './game.ts';
import { PLAYTHROUGHS, rulesOf } from './node.test-part.ts';
import { eventLine, SPECTATOR, type Event } from './rules.ts';
import { views } from './kernel.golden.json';

/** As in `tests/golden.py`: every so many decisions the whole position is written down. */
const INTERVAL = 25;
/** As in `tests/core/client_kernel.py`: at every so many decisions everybody looks. */
const LOOKS = 3;
/** Milliseconds for a test, on a machine that does much else. */
const PATIENCE = 60_000;

/** JSON as Python writes it, with spaces. */
function json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(json).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${json(item)}`)
    .join(', ')}}`;
}

function factLines(game: Game): string[] {
  const facts = Object.entries(game.rules.facts(game.mem));
  return ['position', ...facts.map(([name, value]) => `  ${name} ${json(value)}`)];
}

function told(event: Event): string {
  return event.audience === null ? `  ${eventLine(event)}` : `  [${event.audience}] ${eventLine(event)}`;
}

/** A whole game by random actions from a fixed seed, as `tests/golden.py` writes it. */
function* lines(game: Game, seed: number): Generator<string> {
  yield `game ${game.rules.game}`;
  yield `options ${json(game.options)}`;
  yield `seed ${seed}`;
  let number = 0;
  while (!game.isOver) {
    const { decision } = game;
    yield '';
    if (decision) {
      if (++number % INTERVAL === 1) yield* [...factLines(game), ''];
      yield `${number} seat ${decision.seat} ${decision.kind} of ${game.legal.length}: ${game.legalWords.join(' ')}`;
      const action = game.randomAction();
      game.apply(action);
      yield `> ${game.rules.notation.format(action)}`;
    } else {
      game.shuffle();
      yield 'shuffle';
      for (const [name, value] of Object.entries(game.history.at(-1)?.shuffle ?? {})) {
        yield `  ${name} ${json(value)}`;
      }
    }
    yield* game.history.at(-1)?.events.map(told) ?? [];
  }
  yield* ['', ...factLines(game), ''];
  const { winners, scores } = game.result;
  yield `result ${json({ winners, ...scores })}`;
}

/** The hash of all views, as `tests/core/client_kernel.py` makes it. */
function hashViews(game: Game): string {
  const { about } = game.rules;
  const seats = [SPECTATOR, ...Array(game.players).keys()];
  const seen = [
    ...seats.flatMap((seat) => [game.view(seat, true), game.view(seat, false)]),
    ...seats.map((seat) => game.rules.readView(game.observe(seat, about.memory.open))),
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 6);
}

describe.each(readdirSync(PLAYTHROUGHS))('the kernel plays %s', (file) => {
  const golden = readFileSync(PLAYTHROUGHS + file, 'utf8')
    .split('\n')
    .slice(0, -1);
  const value = (line: number) => (golden[line] ?? '').replace(/^\w+ /, '');
  const [name, options, seed] = [value(0), JSON.parse(value(1)) as Options, Number(value(2))];

  it(
    'as Python does, line by line',
    async () => {
      const played = [...lines(Game.laidOut(await rulesOf(name), options, seed), seed)];
      const at = played.findIndex((line, i) => line !== golden[i]);
      expect([at, played[at]]).toEqual([-1, undefined]);
      expect(played.length).toBe(golden.length);
    },
    PATIENCE,
  );

  it(
    'and everybody sees the same',
    async () => {
      const hashes: string[] = [];
      const game = Game.new(await rulesOf(name), options, seed);
      let number = 0;
      while (!game.isOver) {
        if (!game.decision) {
          game.shuffle();
          continue;
        }
        if (number++ % LOOKS === 0) hashes.push(hashViews(game));
        game.apply(game.randomAction());
      }
      const kept = views[file.replace('.txt', '') as keyof typeof views].split(' ');
      expect(hashes.findIndex((hash, i) => hash !== kept[i])).toBe(-1);
      expect(hashes.length).toBe(kept.length);
    },
    PATIENCE,
  );
});
