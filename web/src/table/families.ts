/** The words of the family whose game is played. */
import { familyOf, type Words } from '../lib/family.ts';
import type { Room } from '../lib/messages.ts';
import type { PizzaView } from '../pizza/view.ts';
import { PizzaWords } from '../pizza/words.ts';
import type { SolominoView } from '../solomino/view.ts';
import { SolominoWords } from '../solomino/words.ts';

export function wordsFor(room: Room, view: Record<string, unknown>): Words {
  return familyOf(room.game) === 'pizza'
    ? new PizzaWords(room, view as unknown as PizzaView)
    : new SolominoWords(room, view as unknown as SolominoView);
}
