/** The games that have a tutorial. */
export const TAUGHT: string[] = ['sole-mio', 'mamma-mia-grande', 'mamma-mia', 'solomino'];

/** Short lessons: only what is different from Sole Mio!. */
const DIFFERENCES = ['mamma-mia-grande', 'mamma-mia'];

/** The text of a link to the tutorial of a game. */
export const linkTextOf = (game: string) =>
  DIFFERENCES.includes(game) ? 'rulebook-difference' : 'rulebook-learn';
