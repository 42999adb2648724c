/** A personal link that was opened. It outlives the page, which begins anew when the key leaves the address. */
import { api, ApiError, type User } from '../lib/api.ts';
import { me } from '../lib/user.svelte.ts';

class PersonalLink {
  /** Whose link it is, if somebody else is known here and has to decide. */
  owner = $state.raw<User | null>(null);
  /** What whoever decides is called. */
  name = $state('');
  trouble = $state('');
  #key = '';

  /** Opening a link replaces nobody: whoever is somebody here is asked first. */
  open(key: string): Promise<void> {
    this.#key = key;
    return this.#attempt(async () => {
      await me.ready();
      this.name = await nameHere();
      const owner = this.name ? await api.ownerOfLink(key) : null;
      if (owner && owner.id !== me.user?.id) this.owner = owner;
      else await me.enterByLink(key);
    });
  }

  stay(): void {
    this.owner = null;
  }

  become(): Promise<void> {
    this.owner = null;
    return this.#attempt(() => me.enterByLink(this.#key, me.user));
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.trouble = '';
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.text;
    }
  }
}

/** Who has told no name is called as at their last table; whoever has none of both has nothing to lose. */
async function nameHere(): Promise<string> {
  if (!me.user || me.user.name) return me.user?.name ?? '';
  const { tables } = await api.myTables();
  return tables[0]?.seats.find(({ yours }) => yours)?.name ?? '';
}

export const personalLink = new PersonalLink();
