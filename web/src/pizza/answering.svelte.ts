/** The answer that somebody is making: the ways there are, and the one that is chosen. */
import { mayLoadPageAnew } from '../lib/chunks.svelte.ts';
import type { Ask } from '../lib/messages.ts';
import { t } from '../lib/texts.svelte.ts';
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

const GIVE_UP = 'give-up';

export class Answering {
  /** Null while the kernel is asked. */
  ways = $state.raw<Ways | null>(null);
  /** The kernel could not be asked: then all that is known is what may be answered to give up. */
  failed = $state.raw(false);
  /** Why what was tapped last changes nothing. */
  why = $state.raw<{ text: string; clause: string } | null>(null);
  readonly #list: ListWays;
  #question: { game: string; viewBytes: string } | null = null;
  #legal: readonly string[] = [];

  constructor(list: ListWays) {
    this.#list = list;
  }

  /** Ask the kernel about a question; nothing is asked twice. */
  look(game: string, ask: Ask | null): void {
    const viewBytes = ask?.view_bytes;
    this.#legal = ask?.legal ?? [];
    if (!viewBytes) {
      this.#question = this.ways = null;
      this.failed = false;
    } else if (this.#question?.viewBytes !== viewBytes) {
      this.#question = { game, viewBytes };
      void this.#ask();
    }
  }

  /** Somebody wants it tried again. */
  retry(): void {
    mayLoadPageAnew();
    void this.#ask();
  }

  async #ask(): Promise<void> {
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

  /** The actions by which nothing is given, if there are any. */
  get leaving(): string[] | null {
    if (this.failed) return this.#legal.includes(GIVE_UP) ? [GIVE_UP] : null;
    return (this.ways && leavingOf(this.ways)?.actions) ?? null;
  }

  /** What the main button says while no way is chosen; `none` if there are ways to choose from. */
  waiting(none: string): string {
    if (this.failed) return t('pizza-ways-retry');
    return t(this.ways ? none : 'pizza-ways-loading');
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
    const found = await wayFor(list, choice.wish ?? {}, wish).catch(() => 'failed' as const);
    if (this.#question !== question) return true; // it is about something else by now
    if (found === 'failed') {
      this.ways = null;
      this.failed = true;
      return true;
    }
    if (!found || !isGood(found.way)) return false;
    choice.way = found.way;
    choice.wish = found.wish;
    return true;
  }

  isChosen(choice: Choice, way: Way): boolean {
    return isSame(this.chosen(choice), way);
  }
}
