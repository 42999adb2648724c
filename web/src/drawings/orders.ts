import { KINDS, KIND_NAMES } from '../pizza/view.ts';

/** Orders without a kind in their name, and how the drawings call them. */
const DRAWN: Record<string, string> = {
  'two-of-each': 'two-each',
  contest: 'contest',
  match: 'match',
  'without-mine': 'without',
  'two-doubles': 'doubles',
  '4321': 'stairs',
  'scorers-four': 'scorer',
  mixed: 'mixed',
  bombastica: 'bombastica',
  monotoni: 'monotoni',
  minimale: 'minimale',
};

/** The symbol of an order whose owner has this kind. */
export function orderSymbol(order: string, own: string): string {
  const four = /^4([a-z])(\+1)?$/.exec(order);
  const name = four ? `${four[2] ? 'plus' : 'four'}-${KIND_NAMES[four[1] ?? '']}` : DRAWN[order];
  return `order-${KIND_NAMES[own]}-${name}`;
}

/**
 * Whose orders a text draws where it does not say so: the reader's, or somebody else's if the reader cannot have one of
 * them, because nobody has orders of four of the own kind.
 */
export function ownerIn(text: string, own: string): string {
  const canHave = (kind: string) => !text.includes(`[[4${kind}]]`) && !text.includes(`[[4${kind}+1]]`);
  return [own, ...KINDS].find(canHave) ?? own;
}
