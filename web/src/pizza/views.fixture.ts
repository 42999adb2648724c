/** A table of two in the middle of a scoring, for tests. */
import type { PizzaView } from './view.ts';

const SEAT = { ingredients: 4, orders: 2, stack: 5, filled: [], gone: [] };
export const VIEW: PizzaView = {
  game: 'sole-mio',
  seat: 0,
  round: 1,
  rounds: 2,
  waits_for: { seat: 1, to: 'answer' },
  turn: 0,
  scorer: 1,
  supply: 0,
  oven: { size: 4, cards: '??? o' },
  columns: '',
  used: '',
  hand: 'oo m',
  orders: ['4s'],
  seats: [
    { ...SEAT, kind: 'o' },
    { ...SEAT, kind: 'p' },
  ],
};
