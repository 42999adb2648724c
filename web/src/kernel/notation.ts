import type { Form } from './description.ts';
import type { Tables } from './reading.ts';

/** How actions are written, and what is written read again. */
export class Notation {
  readonly #forms: Form[];
  readonly #tables: Tables;
  readonly #numbers: Record<string, { at: Map<string, number>; lengths: number[] }>;
  readonly #anyOrder = new Map<string, number>();

  constructor(forms: Form[], tables: Tables) {
    this.#forms = forms;
    this.#tables = tables;
    this.#numbers = Object.fromEntries(
      Object.entries(tables).map(([name, table]) => {
        const at = new Map(table.flatMap((text, number) => (text ? [[text, number] as const] : [])));
        return [name, { at, lengths: [...new Set([...at.keys()].map((text) => text.length))] }];
      }),
    );
    for (const { first, parts, anyOrder } of forms) {
      const [part] = parts;
      if (anyOrder !== 'letters' || !Array.isArray(part)) continue;
      for (const [text, number] of this.#numbers[part[0]]?.at ?? []) {
        if (/^[a-z]+$/i.test(text)) this.#anyOrder.set(sorted(text), first + number);
      }
    }
  }

  format(action: number): string {
    const form = this.#forms.findLast(({ first }) => first <= action);
    if (!form) throw new RangeError(`there is no action ${action}`);
    return form.parts.map((part) => this.#part(part, action - form.first)).join('');
  }

  #part(part: Form['parts'][number], action: number): string {
    if (typeof part === 'string') return part;
    const table = this.#tables[part[0]] ?? [];
    const text = table[Math.floor(action / part[1]) % table.length];
    if (!text) throw new RangeError(`there is no such action`);
    return text;
  }

  /** The inverse of `format`, with any space around; null if nothing is written so. */
  parse(text: string): number | null {
    const word = text.trim();
    for (const { first, parts, anyOrder } of this.#forms) {
      const numbers = this.#match(parts, word);
      if (!numbers) continue;
      if (anyOrder === 'parts') numbers.sort((one, other) => one - other);
      const weights = parts.filter((part) => typeof part !== 'string').map(([, weight]) => weight);
      return numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), first);
    }
    return this.#anyOrder.get(sorted(word)) ?? null;
  }

  #match(parts: Form['parts'], word: string): number[] | null {
    const [part, ...others] = parts;
    if (part === undefined) return word === '' ? [] : null;
    if (typeof part === 'string') {
      return word.startsWith(part) ? this.#match(others, word.slice(part.length)) : null;
    }
    const { at, lengths } = this.#numbers[part[0]] ?? { at: new Map<string, number>(), lengths: [] };
    for (const length of lengths) {
      const number = at.get(word.slice(0, length));
      const rest = number === undefined ? null : this.#match(others, word.slice(length));
      if (number !== undefined && rest) return [number, ...rest];
    }
    return null;
  }
}

function sorted(text: string): string {
  return [...text].sort().join('');
}
