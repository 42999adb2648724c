/** A number of this client's own for the shuffle, so that nobody else can have chosen the cards. */
export function newNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** SHA-256 of the secret of a shuffle, as the table shows it; null where browsers offer no hashing (plain http). */
export async function commitmentOf(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
