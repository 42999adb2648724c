/** Where the answers to the question before the player lead, as the kernel finds out while the player thinks. */
import type { Lead, Leads } from '../kernel/leads.ts';
import type { Ask } from '../lib/messages.ts';

export type ListLeads = (game: string, viewBytes: string) => Promise<Leads>;

export class Leading {
  /** Null until the kernel has answered: then less is said beforehand, but everything can be done, step by step. */
  leads = $state.raw<Leads | null>(null);
  readonly #list: ListLeads;
  #asked: string | null = null;

  constructor(list: ListLeads) {
    this.#list = list;
  }

  /** Ask the kernel about a question; nothing is asked twice. */
  look(game: string, ask: Ask | null): void {
    const viewBytes = ask?.view_bytes ?? null;
    if (viewBytes === this.#asked) return;
    this.#asked = viewBytes;
    this.leads = null;
    if (viewBytes) void this.#find(game, viewBytes);
  }

  async #find(game: string, viewBytes: string): Promise<void> {
    const leads = await this.#list(game, viewBytes).catch(() => null);
    if (this.#asked === viewBytes) this.leads = leads;
  }

  to(action: string): Lead | undefined {
    return this.leads?.[action];
  }
}
