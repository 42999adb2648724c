/**
 * Whether the page has been there for a moment. Pictures wait for that: a slow phone can be used before they are there.
 */
let once = $state(false);

/** Milliseconds after the first paint in which whoever is in a hurry is served first. */
const MOMENT = 100;

export function painted(): boolean {
  return once;
}

/** Everything else is in the page; note when the browser has shown it. */
export function awaitPaint(): void {
  requestAnimationFrame(() => setTimeout(() => (once = true), MOMENT));
}
