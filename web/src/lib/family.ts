/** What the two families of games tell the house in the same way. */
import { GAMES } from './games.ts';
import type { Ask, EventInfo, Room } from './messages.ts';
import { t } from './texts.svelte.ts';

export type Game = (typeof GAMES)[number];

export { familyOf, type FamilyName } from './familyOf.ts';

export function titleOf(game: string): string {
  return GAMES.find((known) => known.game === game)?.title ?? game;
}

/** One line of the story. */
export interface Line {
  text: string;
  strong: boolean;
  indented: boolean;
}

/** The notation of a family in words of the language that is spoken, for the one who looks from a seat. */
export interface Words {
  readonly me: number | null;
  who(seat: number): string;
  question(ask: Ask): string;
  answer(action: string, ask: Ask): string;
  /** Why there is no choice. */
  forced(ask: Ask): string;
  explanation(ask: Ask): string[];
  /** What happened. */
  tell(events: EventInfo[]): Line[];
}

/** How the one is called who did something; a bot that did it for a person is named as one. */
export function whoDid(who: string, data: EventInfo['data']): string {
  return data?.by_bot ? t('by-bot', { who }) : who;
}

/** How the players at a table are called: people by their names, bots as the family likes. */
export function nameAt(room: Room, seat: number, botName: (seat: number) => string): string {
  return room.seats[seat]?.name || botName(seat);
}
