/** Do something that takes time, and have it noted in the timeline of the browser's tools. */
export async function timed<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    // Only the last one is kept: whoever wants all of them observes them.
    performance.clearMeasures(name);
    performance.measure(name, { start });
  }
}
