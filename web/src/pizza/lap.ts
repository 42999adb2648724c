/** What the others did since the own last turn, each turn as one. */
import type { EventInfo } from '../lib/messages.ts';
import { runsOf } from '../table/meanwhile.ts';

export interface Turn {
  seat: number;
  /** The ingredients that were played; none after passing. */
  cards: string;
  order: string | null;
  drew: { source: string; count: number } | null;
  /** The scoring card was drawn. */
  scorer: boolean;
  byBot: boolean;
}

const ANNOUNCED = new Set(['played', 'order-played', 'passed', 'drew', 'scoring-card']);

export function turnsOf(log: EventInfo[]): Turn[] {
  return runsOf(log.filter(({ name }) => ANNOUNCED.has(name))).map((events) => {
    const find = (name: string) => events.find((event) => event.name === name)?.data;
    const drew = find('drew');
    const order = find('order-played')?.order;
    return {
      seat: events[0]?.seat ?? 0,
      cards: String(find('played')?.cards ?? ''),
      order: order === undefined ? null : String(order),
      drew: drew ? { source: String(drew.source), count: Number(drew.count) } : null,
      scorer: events.some(({ name }) => name === 'scoring-card'),
      byBot: events.some(({ data }) => data?.by_bot === true),
    };
  });
}
