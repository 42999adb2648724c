import { describe, expect, it } from 'vitest';

import type { Ask } from '../lib/messages.ts';
import { answeringAt } from './answering.ts';
import type { RevealedOrder } from './view.ts';
import { VIEW } from './views.fixture.ts';

function bombastica(kind: string, legal: string[], order: Partial<RevealedOrder>) {
  const ask: Ask = { kind, seat: 0, legal, clauses: [] };
  const view = { ...VIEW, columns: 'ooooo ppppp ss', order: { owner: 0, order: 'bombastica', ...order } };
  return (choice: object) => answeringAt(ask, view, choice, true);
}

describe('a request for any kinds', () => {
  it('is for what is missing after the cards of the hand', () => {
    const at = bombastica('add', ['-o', 'o', 'oo'], { question: { amount: 0, kind: 'o' } });
    expect(at({}).answer.actions).toEqual(['oo', 'm']);
    const little = at({ cards: [0] });
    expect(little.toAdd).toBe('opmsa');
    expect(little.answer).toMatchObject({ missingOfAll: 2, actions: null });
    expect(at({ cards: [0], amounts: { s: 2 } }).answer.actions).not.toBeNull();
  });

  it('that is begun names the kinds that are left, and adds nothing from the hand', () => {
    const answering = bombastica('amount', ['x0', 'x1', 'x2'], {
      added: 'o',
      question: { amount: 0, kind: 'm' },
    })({
      amounts: { a: 2 },
    });
    expect(answering).toMatchObject({ toAdd: '', toName: 'msa', plan: { cards: '' } });
    expect(answering.rows).toMatchObject([{ need: 15, fromColumns: 12, fromHand: 1 }]);
    expect(answering.answer).toMatchObject({ missingOfAll: 2, actions: ['x0', 'x0'] }); // the rest is of the last kind
  });
});
