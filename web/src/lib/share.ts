/** Give a link to the system's own way of sharing; where there is none, copy it. Whether it was copied. */
export async function share(url: string): Promise<boolean> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url });
      return false;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return true;
  } catch {
    return false; // whoever shared changed their mind, or the browser forbids it
  }
}
