/** The hashes of fair shuffles, on any page: what browsers offer for it is missing on plain http. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A number of this device's own for the shuffle. */
export function newNumber(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What a table shows of its secret. */
export function commitmentOf(secret: string): string {
  return hash(secret);
}

/** What this device says of its number before it reveals it; worthless at any other table or with any other secret. */
export function commitTo(commitment: string, table: string, number: string): string {
  return hash(['tavolata number', commitment, table, number].map((line) => `${line}\n`).join(''));
}
