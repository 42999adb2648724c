import { beforeAll, expect, it } from 'vitest';

import type { Room } from '../lib/messages.ts';
import { speak } from '../lib/texts.svelte.ts';
import { wordsFor } from './families.ts';
import { ownSeat } from './names.ts';

beforeAll(() => speak('en'));

function room(...yours: boolean[]): Room {
  const seats = yours.map((mine, at) => ({ name: `Guest ${at}`, kind: 'person', yours: mine }));
  return { game: 'sole-mio', seats } as unknown as Room;
}

it('whoever looks back has a seat of their own, if it is one', () => {
  expect(ownSeat(room(false, true))).toBe(1);
  expect(ownSeat(room(false, false))).toBeNull();
  expect(ownSeat(room(true, true))).toBeNull();
});

it('a replay speaks to its reader, through whatever eyes', () => {
  const view = { seat: 0, seats: [{ kind: 'o' }, { kind: 'p' }] };
  const passed = [{ name: 'passed', seat: 1, data: {} }];
  const said = (me?: number | null) => wordsFor(room(false, true), view, me).tell(passed)[0]?.text ?? '';
  expect(said(1)).toMatch(/^You /);
  expect(said(null)).toMatch(/^Guest 1 /);
});
