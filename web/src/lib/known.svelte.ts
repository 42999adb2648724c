/** What was explained to the owner of this device already, kept in the browser. */
const KEY = 'tavolata.known';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // it was not written by us, or the browser keeps nothing
  }
}

class Known {
  #ids = $state.raw(read());

  get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  add(id: string): void {
    this.#keep([...this.#ids, id]);
  }

  /** Explain everything once more. */
  forget(): void {
    this.#keep([]);
  }

  #keep(ids: string[]): void {
    this.#ids = ids;
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // A browser that keeps nothing explains again the next time.
    }
  }

  /** Another tab, or a test, has changed what is kept. */
  reread(): void {
    this.#ids = read();
  }
}

export const known = new Known();
