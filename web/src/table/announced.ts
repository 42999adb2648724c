/** How long an announcement stays, in milliseconds, by the memory of the table: shorter if it can be reread. */
export const STAYS = { once: 7000, lap: 4000, open: 4000 } as const;
