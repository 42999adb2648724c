/**
 * Once the next frame is drawn. Nothing waits for styles or layout then, so that a focus or a measure costs nothing, and
 * neither adds to the task that has changed the page. Returns how to call it off.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
