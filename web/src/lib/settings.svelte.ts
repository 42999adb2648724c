/** What this device's owner prefers, kept in the browser and the same in all its tabs. */
import { isLanguage, preferred, type Language } from './languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = [0.5, 1, 2, 0] as const;
export const SHOW_SPEEDS = [0.5, 1, 2, 3] as const;
export type Theme = (typeof THEMES)[number];
/** How fast things move; 0 is not at all. */
export type Speed = (typeof SPEEDS)[number];
/** How fast scorings are shown on this device, beside the pace of the table. */
export type ShowSpeed = (typeof SHOW_SPEEDS)[number];

interface Kept {
  /** null: whatever the browser prefers. */
  language: Language | null;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  /** Whether what is new is explained once. */
  explains: boolean;
  showSpeed: ShowSpeed;
}

const KEY = 'tavolata.settings';

function read(): Kept {
  let stored: Partial<Record<keyof Kept, unknown>> = {};
  try {
    stored = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as typeof stored;
  } catch {
    // Whatever stands there was not written by us, or the browser keeps nothing: begin anew.
  }
  return {
    language: isLanguage(stored.language) ? stored.language : null,
    theme: THEMES.find((theme) => theme === stored.theme) ?? 'system',
    sound: stored.sound !== false,
    speed: SPEEDS.find((speed) => speed === stored.speed) ?? 1,
    explains: stored.explains !== false,
    showSpeed: SHOW_SPEEDS.find((speed) => speed === stored.showSpeed) ?? 1,
  };
}

class Settings {
  #kept = $state(read());

  get language(): Language {
    return this.#kept.language ?? preferred(navigator.languages);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get explains(): boolean {
    return this.#kept.explains;
  }

  get showSpeed(): ShowSpeed {
    return this.#kept.showSpeed;
  }

  /** Whoever asked the system for less motion gets none, whatever the speed says. */
  get motion(): Speed {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.#kept.speed;
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this.#kept, changed);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still obeys until it is closed.
    }
  }

  /** Another tab has changed something. */
  reread(): void {
    this.#kept = read();
  }
}

export const settings = new Settings();

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) settings.reread();
  });
}
