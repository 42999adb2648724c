// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { wide } from '../kernel/kernel.ts';
import { rulesOf } from '../kernel/node.test-part.ts';
import { below, newGenerator } from '../kernel/random.ts';
import { demandOf } from './demands.ts';
import { KINDS, type PizzaView } from './view.ts';

const ORDERS = [
  ...[...KINDS].flatMap((kind) => [`4${kind}`, `4${kind}+1`]),
  'two-of-each',
  'without-mine',
  'two-doubles',
  '4321',
  'scorers-four',
  'mixed',
  'bombastica',
  'monotoni',
  'minimale',
];
const SORTS = [...KINDS].flatMap((kind) => [kind, kind.toUpperCase()]);

/** Small 64-bit numbers as plain ones (`wide` the other way round). */
const lowWords = (numbers: Int32Array) => Array.from(numbers).filter((_, at) => at % 2 === 0);

describe.each(ORDERS)('what is said of the order %s', (order) => {
  it('is what the rules demand, whatever lies in the columns', async () => {
    const { kernel, notation } = await rulesOf('mamma-mia-grande');
    const { A_ORDER = 0 } = kernel.description.constants;
    const number = (notation.parse(order) ?? 0) - A_ORDER;
    const chance = newGenerator(3);
    for (const [own, kind] of [...KINDS].entries()) {
      if (order.startsWith('4') && order.charAt(1) === kind) continue; // nobody has such an order
      for (let deal = 0; deal < 20; deal += 1) {
        const scorer = below(chance, KINDS.length);
        // Few of each, so that kinds are often equally rare or not there at all.
        const amounts = SORTS.map(() => below(chance, 3) * below(chance, 2));
        // Without mine is lost at once if the own kind is there, and then demands nothing.
        if (order === 'without-mine') amounts[2 * own] = amounts[2 * own + 1] = 0;
        const need = wide(Array<number>(KINDS.length + 1).fill(0));
        const picks = kernel.call('demand', number, own, scorer, wide(amounts), need);
        const columns = SORTS.map((letter, at) => letter.repeat(amounts[at] ?? 0)).join('');
        const view = { columns, scorer: 1, seats: [{ kind }, { kind: KINDS[scorer] }] };
        const demand = demandOf(order, kind, view as unknown as PizzaView);
        const said = [...KINDS].map((each) => demand.fixed[each] ?? 0);
        expect([...said, demand.anyKinds, demand.picks.length], `${kind} ${columns}`).toEqual([
          ...lowWords(need),
          picks,
        ]);
      }
    }
  });
});
