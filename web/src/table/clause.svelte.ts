/** The clause of the rules that is open over the table, if one is. */
class OpenClause {
  id = $state<string | null>(null);
}

export const openClause = new OpenClause();
