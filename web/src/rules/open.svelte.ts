/** What of the rules lies over the page: one clause, or the book, open at the clauses that matter. */
export class OpenRules {
  clause = $state<string | null>(null);
  book = $state.raw<string[] | null>(null);

  /** Look at one clause. A book that is open stays below. */
  showClause(id: string): void {
    this.clause = id;
  }

  showBook(now: string[] = []): void {
    this.clause = null;
    this.book = now;
  }

  closeClause(): void {
    this.clause = null;
  }

  close(): void {
    this.clause = null;
    this.book = null;
  }
}

export const openRules = new OpenRules();
