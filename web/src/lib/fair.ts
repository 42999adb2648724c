/** A number of this client's own for the shuffle, so that nobody else can have chosen the cards. */
export function newNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
