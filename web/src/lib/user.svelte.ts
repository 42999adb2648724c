/** Who sits before this screen: as the server knows them, or by a name that the browser keeps if it cannot be asked. */
import { api, ApiError, type User } from './api.ts';
import { live } from './live.svelte.ts';
import type { Language } from './languages.ts';

const KEY = 'tavolata.me';

interface Kept {
  name: string;
  /** It is the name of a user, which only the server can change. */
  isUser: boolean;
}

const NOBODY: Kept = { name: '', isUser: false };

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as typeof kept;
  } catch {
    // It was not written by us, or the browser keeps nothing.
  }
  return { name: typeof kept.name === 'string' ? kept.name : '', isUser: kept.isUser === true };
}

class Me {
  #asking: Promise<void> | null = null;
  #arriving: Promise<void> | null = null;
  #user = $state.raw<User | null>(null);
  #kept = $state.raw(read());
  /** Whether the server has answered who this is. */
  known = $state(false);

  /** Null until the server knows them. */
  get user(): User | null {
    return this.#user;
  }

  /** What they are called; empty if nobody knows. */
  get name(): string {
    return this.#user?.name || this.#kept.name;
  }

  /** Ask the server who this is, unless it has been asked already. */
  ready(): Promise<void> {
    return this.#asking ?? this.load();
  }

  load(): Promise<void> {
    return (this.#asking = this.#load());
  }

  async #load(): Promise<void> {
    try {
      this.#be((await api.me()) ?? null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unreachable') {
        this.#asking = null; // whoever needs to know asks again
        return;
      }
      this.#be(null); // not who the cookie says
    }
    this.known = true;
  }

  /** Be somebody, under this name: a new user, or the same one renamed. */
  async call(name: string): Promise<void> {
    await this.ready();
    // Who gives a name while their arrival is on its way must not arrive twice.
    await this.#arriving?.catch(() => undefined);
    if (!this.#user) this.#be(await api.becomeUser(name));
    else if (this.#user.name !== name) this.#be(await api.changeMe({ name }));
  }

  /** The same without a need for the server: whoever is no user yet is called so on this device. */
  async callHere(name: string): Promise<void> {
    await this.call(name).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'unreachable' || this.#kept.isUser) throw error;
      this.#keep({ name, isUser: false });
    });
  }

  /** Be somebody without a name yet, so that the others at a table see that a guest has come. */
  arrive(): Promise<void> {
    return (this.#arriving ??= this.#arrive().finally(() => (this.#arriving = null)));
  }

  async #arrive(): Promise<void> {
    await this.ready();
    if (!this.#user) this.#be(await api.becomeUser());
  }

  /** Come by a personal link; `insteadOf` is whom this browser leaves for it. */
  async enterByLink(key: string, insteadOf: User | null = null): Promise<void> {
    this.#become(await api.enterByLink(key, insteadOf?.id));
  }

  /** Be again who this browser was before a personal link was opened. */
  async goBack(): Promise<void> {
    this.#become(await api.goBack());
  }

  #become(user: User): void {
    this.#be(user);
    live.forget();
  }

  #be(user: User | null): void {
    this.#user = user;
    if (user?.name) this.#keep({ name: user.name, isUser: true });
    else if (this.#kept.isUser) this.#keep(NOBODY); // they have signed out, or were deleted
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing knows it until it is closed.
    }
  }

  /** The server should speak the same language; if it cannot be told now, the next change will tell it. */
  async speak(lang: Language): Promise<void> {
    if (!this.#user || this.#user.lang === lang) return;
    this.#user = await api.changeMe({ lang }).catch(() => this.#user);
  }

  async remove(): Promise<void> {
    await api.deleteMe();
    this.#be(null);
    live.forget();
  }
}

export const me = new Me();
