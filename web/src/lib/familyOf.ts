/** For those who know nothing but the name of a game, such as the worker of the kernels. */
export type FamilyName = 'pizza' | 'solomino';

export function familyOf(game: string): FamilyName {
  return game === 'solomino' ? 'solomino' : 'pizza';
}
