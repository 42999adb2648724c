/** What screen readers say aloud: politely, or at once for "your turn", "you are asked" and "too late". */

class Announcer {
  polite = $state('');
  assertive = $state('');

  say(text: string, { atOnce = false } = {}): void {
    const region = atOnce ? 'assertive' : 'polite';
    // The same words twice are no change, and would not be spoken; a space that nobody hears makes them one.
    this[region] = this[region] === text ? `${text}\u00a0` : text;
  }

  /** What was said politely cannot be read again. */
  forget(): void {
    this.polite = '';
  }
}

export const announcer = new Announcer();
