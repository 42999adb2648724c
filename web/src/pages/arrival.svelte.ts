/** Somebody whom the server does not know has opened the link of a table. */
import { api, ApiError, type TableInfo } from '../lib/api.ts';
import { me } from '../lib/user.svelte.ts';

class Arrival {
  /** What the invitation is to. */
  info = $state.raw<TableInfo | null>(null);
  /** Why there is no invitation. */
  trouble = $state.raw<ApiError | null>(null);

  /** See what the link leads to; then become somebody without a name yet, so that the others see a guest come. */
  async greet(id: string, key: string | null): Promise<void> {
    this.info = this.trouble = null;
    try {
      this.info = await api.table(id, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error;
      return;
    }
    // If the server takes no new users now, it says so when the button is pressed.
    await me.arrive().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
}

export const arrival = new Arrival();
