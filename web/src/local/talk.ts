/** What the page and the house say to each other: questions with a number, their answers, and messages of tables. */
import type { Closed, Play, Room, Said } from '../lib/messages.ts';
import type { House } from './house.ts';

/** What the house can be asked. */
export type Verb = {
  [Name in keyof House]: House[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof House];

export type Question = { number: number; verb: Verb; args: unknown[] };

/** Why something was not done. */
export interface Told {
  code: string;
  message: string;
  clause: string | null;
  lateMs: number | null;
}

export type FromHouse =
  | { number: number; value: unknown }
  | { number: number; refused: Told }
  | { message: Room | Play | Said | Closed };

/** An error as it is told; what nobody expected is a fault. */
export function toldOf(error: unknown): Told {
  const {
    code = 'fault',
    message = String(error),
    clause = null,
    lateMs = null,
  } = Object(error) as Partial<Told>;
  return { code, message, clause, lateMs };
}
