/** What the house says to the page: answers to its questions, and messages of tables. */
import type { Answer } from '../lib/calls.ts';
import type { Closed, Play, Room, Said } from '../lib/messages.ts';

export interface Message {
  message: Room | Play | Said | Closed;
}

export type FromHouse = Answer | Message;
