/** The words of the family whose game is played. */
import { familyOf, type Words } from '../lib/family.ts';
import type { Room } from '../lib/messages.ts';
import type { PizzaView } from '../pizza/view.ts';
import { PizzaWords } from '../pizza/words.ts';
import type { SolominoView } from '../solomino/view.ts';
import { SolominoWords } from '../solomino/words.ts';

/** `me`: the seat that is spoken to, if it is not the one that sees the view. */
export function wordsFor(room: Room, view: Record<string, unknown>, me?: number | null): Words {
  return familyOf(room.game) === 'pizza'
    ? new PizzaWords(room, view as unknown as PizzaView, me)
    : new SolominoWords(room, view as unknown as SolominoView, me);
}
