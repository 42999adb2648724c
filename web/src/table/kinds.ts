/** The personal kind of a seat in the pizza family, known from the options before there is a view. */
import { familyOf } from '../lib/family.ts';
import type { Room } from '../lib/messages.ts';

export function kindAt(room: Room, seat: number): string | undefined {
  return familyOf(room.game) === 'pizza' ? String(room.options.kinds ?? 'opmsa').charAt(seat) : undefined;
}
