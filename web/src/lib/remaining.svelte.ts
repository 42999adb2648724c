/** Times that the server counts in milliseconds from its message, and how much of them is left. */
import { createSubscriber } from 'svelte/reactivity';

const arrivals = new WeakMap<object, number>();

/** Milliseconds in a message count from now on. */
export function noteArrival(message: object): void {
  arrivals.set(message, performance.now());
}

/** The time, by `performance.now()`, that lies so many milliseconds after a message. */
export function timeAfter(message: object, ms: number): number {
  const arrived = arrivals.get(message);
  if (arrived === undefined) noteArrival(message);
  return (arrived ?? performance.now()) + ms;
}

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Milliseconds until a time. What shows it is drawn anew while it runs. */
export function remaining(until: number): number {
  subscribe();
  return Math.max(0, until - performance.now());
}

/** Minutes and seconds, as on a clock. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
