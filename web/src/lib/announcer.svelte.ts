/**
 * What screen readers say: what happened, politely; what is asked, and what went wrong, at once.
 *
 * What is said at once cuts off what is being read. So news that has hardly been read yet is said once more before the
 * question that it leads to, in one breath.
 */

/** Milliseconds that a screen reader may still need for what it was told last. */
const READING = 4000;

class Announcer {
  polite = $state('');
  assertive = $state('');
  #news: string[] = [];
  #read: ReturnType<typeof setTimeout> | undefined;
  #holds: 'question' | 'trouble' = 'trouble';

  say(text: string, { atOnce = false } = {}): void {
    if (!text) return;
    if (atOnce) {
      this.#holds = 'trouble';
      this.#put('assertive', text);
      return;
    }
    this.#put('polite', text);
    this.#news.push(text);
    clearTimeout(this.#read);
    this.#read = setTimeout(() => (this.#news = []), READING);
  }

  /** What is asked, after what happened. */
  ask(question: string): void {
    this.#holds = 'question';
    this.polite = '';
    this.#put('assertive', [...this.#news.splice(0), question].join(' '));
  }

  /** Nothing is asked any more. */
  settle(): void {
    if (this.#holds === 'question') this.assertive = '';
  }

  /** What happened cannot be read again, nor what was said with it. */
  forget(): void {
    this.polite = '';
    this.#news = [];
    this.settle();
  }

  /** Another page: what was said here is about something else. */
  clear(): void {
    this.#holds = 'question';
    this.forget();
  }

  #put(region: 'polite' | 'assertive', text: string): void {
    // The same words twice are no change, and would not be spoken; a space that nobody hears makes them one.
    this[region] = this[region] === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
