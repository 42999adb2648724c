/** Which cards travel over the table, and from where, when something happens. */
import type { EventInfo } from '../lib/messages.ts';
import type { SolominoView } from './view.ts';

/** A place on the screen that cards come from or go to. */
export type Spot = `seat-${number}` | 'pile' | 'heap' | 'row';

/** Some face-down cards on their way. */
export interface Travel {
  from: Spot;
  to: Spot;
  cards: number;
}

export interface Travels {
  backs: Travel[];
  /** Where new cards of the own hand come from. */
  hand: Spot;
  /** Where the newest card of the row comes from. */
  row: Spot;
}

/** The seat whose hand a seat gets when all hands go round. */
export function giverTo(seat: number, direction: string, players: number): number {
  return (seat + (direction === 'clockwise' ? players - 1 : 1)) % players;
}

/** `before` is the table as it was. The own new cards are seen to arrive one by one, and so do not travel as backs. */
export function travelsOf(events: EventInfo[], before: SolominoView): Travels {
  const me = before.seat;
  const travels: Travels = { backs: [], hand: 'pile', row: 'pile' };
  const send = (from: Spot, to: Spot, cards: number) => {
    if (to !== `seat-${me}` && cards > 0) travels.backs.push({ from, to, cards });
  };
  const held = (seat: number) => before.seats[seat]?.cards ?? 0;
  for (const { name, seat, data } of events) {
    const at: Spot = `seat-${seat ?? 0}`;
    const count = Number(data?.count ?? 0);
    if (name === 'laid') travels.row = at;
    else if (name === 'drew') send('pile', at, count);
    else if (name === 'took-heap') {
      send('heap', at, count);
      if (seat === me) travels.hand = 'heap';
    } else if (name === 'took-from-row') {
      send('row', at, count);
      if (seat === me) travels.hand = 'row';
    } else if (name === 'swapped') {
      const whom = Number(data?.whom);
      send(at, `seat-${whom}`, held(seat ?? 0));
      send(`seat-${whom}`, at, held(whom));
      if (seat === me) travels.hand = `seat-${whom}`;
      if (whom === me) travels.hand = at;
    } else if (name === 'rotated') {
      const players = before.seats.length;
      for (let to = 0; to < players; to += 1) {
        const from = giverTo(to, String(data?.direction), players);
        send(`seat-${from}`, `seat-${to}`, held(from));
        if (to === me) travels.hand = `seat-${from}`;
      }
    }
  }
  return travels;
}
