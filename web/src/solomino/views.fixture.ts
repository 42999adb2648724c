/** Views for tests. */
import type { SolominoView } from './view.ts';

export function viewOf(change: Partial<SolominoView> = {}, cards = [2, 4, 1, 6]): SolominoView {
  return {
    game: 'solomino',
    seat: 0,
    round: 1,
    rounds: 1,
    waits_for: { seat: 0, to: 'turn' },
    turn: 0,
    next: 1,
    direction: 'clockwise',
    due: 0,
    pile: 40,
    ends: 'r2 b5',
    row: 'r2-b5',
    heap: '',
    hand: 'r1-r2 g3-g4',
    seats: cards.map((held) => ({ cards: held, minus: 0 })),
    ...change,
  };
}
