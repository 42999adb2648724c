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

describe('what is suggested', () => {
  function at(order: string, columns: string, hand: string, ingredients = 5, help = true) {
    const ask: Ask = { kind: 'add', seat: 0, legal: ['give-up'], clauses: [] };
    const seats = VIEW.seats.map((seat) => ({ ...seat, ingredients }));
    const view = { ...VIEW, seats, columns, hand, order: { owner: 0, order } };
    return answeringAt(
      { ...ask, kind: order.startsWith('4') && order.length === 2 ? 'add' : 'demand' },
      view,
      {},
      help,
    );
  }

  it('is as much of the hand as leaves least to ask for', () => {
    expect(at('4p', 'p', 'ppo')).toMatchObject({ plan: { cards: 'pp' }, answer: { missing: { p: 1 } } });
    expect(at('4p', 'pp', 'pP').plan.cards).toBe('P');
    expect(at('4p', 'p', 'ppo', 5, false).plan.cards).toBe('');
  });

  it('is the kinds that need nobody, with the fewest own cards', () => {
    expect(at('4321', 'oooo pp m s', 'pma').plan.kinds).toEqual(['o', 'p', 'm', 's']);
    expect(at('without-mine', 'pp m', 'ms').plan).toMatchObject({ kinds: ['p', 'm'], cards: 'm' });
  });

  it('is the kind with the least to ask for, and none where several requests are equally large', () => {
    expect(at('two-doubles', 'O S', '').plan.kinds).toEqual(['o', 's']);
    expect(at('without-mine', 'pp m', '').plan.kinds).toEqual(['p', 'm']);
    expect(at('two-doubles', 'O', 's').plan.kinds).toEqual([]);
    expect(at('without-mine', 'pp m', 's', 5, false).plan.kinds).toEqual([]);
  });

  it('is not to ask for more than anybody can hold', () => {
    expect(at('4p', '', '', 2).hopeless).toBe(false);
    expect(at('4p', '', '', 1).hopeless).toBe(true);
    expect(at('4p', 'pppp', '', 0).hopeless).toBe(false);
  });
});
