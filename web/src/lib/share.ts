/** Copying and sharing, also at addresses that are not secure (plain http in a local network), where browsers offer less. */

/** Copy a text; whether that was possible. To be called while a tap or key is handled. */
export async function copy(text: string): Promise<boolean> {
  try {
    // Only secure pages have it, whatever the types say.
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The browser forbids it; there is still the old way.
  }
  return copyBySelection(text);
}

/** The old way: what is selected in a text field is copied. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; opacity: 0';
  // Behind an open dialog nothing can be selected.
  const place = before?.closest('dialog') ?? document.querySelector('dialog[open]') ?? document.body;
  place.append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}

/** Give a link to the system's own way of sharing; where there is none, copy it. Whether it was copied. */
export async function share(url: string, title?: string): Promise<boolean> {
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ url, ...(title !== undefined && { title }) });
    return false;
  } catch (error) {
    // Whoever changed their mind wants no copy either.
    return error instanceof DOMException && error.name === 'AbortError' ? false : copy(url);
  }
}
