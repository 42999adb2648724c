/** What the ids of tables begin with that the page keeps by itself; those of servers have no dash. */
export const LOCAL = 'local-';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}
