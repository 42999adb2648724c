/** What the page and its workers say to each other: questions with a number, and their answers. */

/** What a service can be asked through a worker. */
export type Verb<Service> = {
  [Name in keyof Service]: Service[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Service];

/** What it takes and gives. */
export type Given<Service, V extends Verb<Service>> = Parameters<
  Extract<Service[V], (...args: never[]) => unknown>
>;
export type Got<Service, V extends Verb<Service>> = Awaited<
  ReturnType<Extract<Service[V], (...args: never[]) => unknown>>
>;

export interface Question {
  number: number;
  verb: PropertyKey;
  args: unknown[];
}

/** Why something was not done. */
export interface Told {
  code: string;
  message: string;
  clause: string | null;
  lateMs: number | null;
}

export type Answer = { number: number; value: unknown } | { number: number; refused: Told };

export const NOT_LOADED = 'not-loaded';

/** A worker, or a file that it needs, did not come. Whoever asks again may get it. */
export class NotLoaded extends Error {
  readonly code = NOT_LOADED;
}

/** An error as it is told; what nobody expected is a fault. */
export function toldOf(error: unknown): Told {
  const { code, message = String(error), clause = null, lateMs = null } = Object(error) as Partial<Told>;
  return { code: typeof code === 'string' ? code : 'fault', message, clause, lateMs };
}

/** In the worker: do what is asked. */
export async function answer(service: object, { number, verb, args }: Question): Promise<Answer> {
  try {
    const ask = (service as Record<PropertyKey, (...args: unknown[]) => unknown>)[verb];
    return { number, value: await ask?.apply(service, args) };
  } catch (error) {
    return { number, refused: toldOf(error) };
  }
}
