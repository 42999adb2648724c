/**
 * After a game: is what the server tells of its shuffle what this device saw and said before? That the secret and the
 * numbers give these very cards is checked by `tavolata verify`.
 */
import { changedSince, type Memory } from './fair.ts';
import { commitmentOf, commitTo } from './hashing.ts';
import type { Fairness, Room } from './messages.ts';

/** What is wrong, each with a text of its own; some are about a seat. */
export type Fault =
  | { code: 'first' | 'secret' | 'own-commitment' | 'own-number' | 'rules' | 'differs' }
  | { code: 'number' | 'commitment'; seat: number };

export interface Finding {
  faults: Fault[];
  /** Seats that committed to a number and kept it back. */
  withheld: number[];
  /** What became of the number of this device; `alone` if it does not remember the commitments of the others. */
  own: 'used' | 'alone' | 'late' | 'none';
}

/** What the record of a game tells of its shuffle. */
export type Told = Partial<Fairness> & { table?: string };

export interface GameRecord {
  game?: string;
  options?: Record<string, unknown>;
  fair?: Told;
}

export function checkShuffle(memory: Memory | null, room: Room, record: GameRecord): Finding {
  const { game = '', options = {}, fair: told } = record;
  const { commitment = '', secret, table } = told ?? {};
  const [numbers, commitments] = [told?.numbers ?? [], told?.commitments ?? []];
  const faults: Fault[] = [];
  if (!told || table !== room.table || !isSame(told, room.fair)) faults.push({ code: 'differs' });
  if (memory && memory.commitment !== commitment) faults.push({ code: 'first' });
  if (!secret || commitmentOf(secret) !== commitment) faults.push({ code: 'secret' });
  numbers.forEach((number, seat) => {
    if (number && commitTo(commitment, room.table, number) !== commitments[seat])
      faults.push({ code: 'number', seat });
  });
  const own = memory?.own;
  const used = !!own && numbers[own.seat] === own.number;
  const asked = own?.asked;
  if (asked) {
    const later = [{ game, options, commitments }, own.otherwise ?? asked];
    for (const one of new Set(later.flatMap((shown) => changedSince(asked, shown)))) {
      if (one === 'rules') faults.push({ code: 'rules' });
      else faults.push(one === own.seat ? { code: 'own-commitment' } : { code: 'commitment', seat: one });
    }
  } else if (own && commitments[own.seat] !== own.commitment) faults.push({ code: 'own-commitment' });
  // A number that was acknowledged and is missing was left out; one that was not may have come too late.
  if (own && !used && (own.revealed || numbers[own.seat])) faults.push({ code: 'own-number' });
  return {
    faults,
    withheld: commitments.flatMap((one, seat) => (one && !numbers[seat] ? [seat] : [])),
    own: used ? (asked ? 'used' : 'alone') : own ? 'late' : 'none',
  };
}

/** Whether the record says the same as the table. */
function isSame(told: Told, fair: Fairness): boolean {
  const parts = ({ commitment, secret, numbers, commitments }: Told) =>
    JSON.stringify([commitment, secret, numbers, commitments]);
  return parts(told) === parts(fair);
}

/** What this device can show to others: `tavolata verify --receipt` holds a record against it. */
export function receiptOf({ table, commitment, own }: Memory): string | null {
  if (!own) return null;
  const { seat, number } = own;
  const receipt = { tavolata_receipt: 2, table, seat, commitment, number, number_commitment: own.commitment };
  return JSON.stringify({ ...receipt, asked: own.asked ?? null }, null, 2);
}
