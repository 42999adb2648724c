/** The games that have a tutorial. */
export const TAUGHT: string[] = ['sole-mio', 'solomino'];
