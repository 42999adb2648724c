/** Who sits before this screen, as the server knows them; null until they have a name. */
import { api, ApiError, type User } from './api.ts';
import { live } from './live.svelte.ts';
import type { Language } from './languages.ts';

class Me {
  #asking: Promise<void> | null = null;
  #arriving: Promise<void> | null = null;
  user = $state.raw<User | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);

  /** Ask the server who this is, unless it has been asked already. */
  ready(): Promise<void> {
    return this.#asking ?? this.load();
  }

  load(): Promise<void> {
    return (this.#asking = this.#load());
  }

  async #load(): Promise<void> {
    try {
      this.user = (await api.me()) ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Not who the cookie says. If the server cannot be reached, what is asked of it next says so.
      this.user = null;
    }
    this.known = true;
  }

  /** Be somebody, under this name: a new user, or the same one renamed. */
  async call(name: string): Promise<void> {
    // Who gives a name while their arrival is on its way must not arrive twice.
    await this.#arriving?.catch(() => undefined);
    if (!this.user) this.user = await api.becomeUser(name);
    else if (this.user.name !== name) this.user = await api.changeMe({ name });
  }

  /** Be somebody without a name yet, so that the others at a table see that a guest has come. */
  arrive(): Promise<void> {
    return (this.#arriving ??= this.#arrive().finally(() => (this.#arriving = null)));
  }

  async #arrive(): Promise<void> {
    this.user ??= await api.becomeUser();
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
    this.user = user;
    live.forget();
  }

  /** The server should speak the same language; if it cannot be told now, the next change will tell it. */
  async speak(lang: Language): Promise<void> {
    if (!this.user || this.user.lang === lang) return;
    this.user = await api.changeMe({ lang }).catch(() => this.user);
  }

  async remove(): Promise<void> {
    await api.deleteMe();
    this.user = null;
    live.forget();
  }
}

export const me = new Me();
