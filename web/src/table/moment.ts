import type { FamilyName } from '../lib/family.ts';
import type { Table } from '../lib/table.svelte.ts';

/** What a turn is, for those who are not asked anything. */
const TURN: Record<FamilyName, string> = { pizza: 'P-8', solomino: 'S-5' };

/** The clauses that matter now. */
export function momentOf(table: Table, family: FamilyName): string[] {
  return table.ask?.clauses.length ? table.ask.clauses : [TURN[family]];
}
