/** The answer that somebody is making: the ways there are, and the one that is chosen. */
import type { Ask } from '../lib/messages.ts';
import type { Choice } from './choice.ts';
import {
  isSame,
  leavingOf,
  suggestedOf,
  wayFor,
  type ListWays,
  type Way,
  type Ways,
  type Wish,
} from './ways.ts';

export class Answering {
  /** Null while the kernel is asked. */
  ways = $state.raw<Ways | null>(null);
  /** The kernel could not be asked. */
  failed = $state.raw(false);
  /** Why what was tapped last changes nothing. */
  why = $state.raw<{ text: string; clause: string } | null>(null);
  readonly #list: ListWays;
  #question: { game: string; viewBytes: string } | null = null;

  constructor(list: ListWays) {
    this.#list = list;
  }

  /** Ask the kernel about a question; nothing is asked twice. */
  look(game: string, ask: Ask | null): void {
    const viewBytes = ask?.view_bytes;
    if (!viewBytes) {
      this.#question = this.ways = null;
      this.failed = false;
    } else if (this.#question?.viewBytes !== viewBytes) {
      this.#question = { game, viewBytes };
      void this.retry();
    }
  }

  async retry(): Promise<void> {
    const question = this.#question;
    if (!question) return;
    this.ways = null;
    this.why = null;
    this.failed = false;
    try {
      const ways = await this.#list(question.game, question.viewBytes, {});
      if (this.#question === question) this.ways = ways;
    } catch {
      if (this.#question === question) this.failed = true;
    }
  }

  /** The way that is chosen: by the player, or as most players would. */
  chosen(choice: Choice): Way | null {
    if (!this.ways) return null;
    return choice.way === undefined ? suggestedOf(this.ways) : choice.way;
  }

  get leaving(): Way | null {
    return this.ways && leavingOf(this.ways);
  }

  choose(choice: Choice, way: Way): void {
    this.why = null;
    choice.way = way;
    delete choice.wish;
  }

  /** Go to the best way that agrees with a wish; false if there is none, or none as it should be, and nothing changes. */
  async wish(choice: Choice, wish: Wish, isGood: (way: Way) => boolean = () => true): Promise<boolean> {
    const question = this.#question;
    if (!question) return false;
    this.why = null;
    const list = (wanted: Wish) => this.#list(question.game, question.viewBytes, wanted);
    const found = await wayFor(list, choice.wish ?? {}, wish).catch(() => null);
    if (this.#question !== question) return true; // it is about something else by now
    if (!found || !isGood(found.way)) return false;
    choice.way = found.way;
    choice.wish = found.wish;
    return true;
  }

  isChosen(choice: Choice, way: Way): boolean {
    return isSame(this.chosen(choice), way);
  }
}
