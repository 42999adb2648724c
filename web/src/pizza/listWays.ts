/** Asks the kernel for ways, in the thread where the kernel is. */
import { narrow, wide } from '../kernel/kernel.ts';
import { readField } from '../kernel/reading.ts';
import type { Rules } from '../kernel/rules.ts';
import { SORTS } from './cards.ts';
import { KINDS } from './view.ts';
import type { Outcome, Way, Ways, Wish } from './ways.ts';

/** So many are brought to the page; who wants another one wishes for it. */
const ROOM = 60;
const OUTCOMES: Outcome[] = ['fills', 'asks', 'hopeless', 'leaves'];

export function listWays({ kernel, notation }: Rules, view: Uint8Array, wish: Wish): Ways {
  const { way: layout, constants } = kernel.description;
  if (!layout) throw new TypeError('the kernel has no ways');
  const out = new Uint8Array(ROOM * layout.size);
  const usable = wide(SORTS.map(() => 0));
  const total = kernel.call('ways', view, 0, wide(numbersOf(wish)), out, usable);
  if (total < 0) throw new RangeError('no game agrees with this view');
  const list = Array.from({ length: Math.min(total, ROOM) }, (_, at) =>
    readWay(new DataView(out.buffer, at * layout.size, layout.size)),
  );
  const counts = narrow(usable);
  return { list, total, usable: SORTS.map((letter, at) => letter.repeat(counts[at] ?? 0)).join('') };

  function readWay(data: DataView): Way {
    const numbers = (field: string) =>
      readField(data, layout as NonNullable<typeof layout>, field) as number[];
    const number = (field: string) => numbers(field) as unknown as number;
    const doubles = number('in_doubles') === 1;
    const cards = (field: string) =>
      numbers(field)
        .map((count, at) => SORTS[at]?.repeat(count))
        .join('');
    const amounts = (field: string) =>
      numbers(field)
        .map((amount, at) => (amount ? `${amount}${SORTS[2 * at + Number(doubles)] ?? ''}` : ''))
        .filter(Boolean)
        .join(' ');
    return {
      outcome: OUTCOMES[number('outcome')] ?? 'leaves',
      actions: numbers('actions')
        .slice(0, number('n_actions'))
        .map((action) => notation.format(action)),
      series: numbers('series')
        .slice(1, number('n_series'))
        .map((order) => notation.format((constants.A_ORDER ?? 0) + order)),
      needs: amounts('need'),
      ofAny: number('of_any'),
      cards: cards('cards'),
      request: amounts('request'),
      taken: cards('taken'),
      stake: number('stake'),
      // The own kind is asked for last, but asking for it is as good.
      rank: Math.floor(number('rank') / 64),
    };
  }
}

/** In the order of the kernel: cards, cards of the columns, the request, orders of a series. */
function numbersOf({ cards, taken, request, series }: Wish): number[] {
  const NO_WISH = -1;
  const added = (order: string) => series?.[order];
  return [
    ...SORTS.map((letter) => cards?.[letter] ?? NO_WISH),
    ...SORTS.map((letter) => taken?.[letter] ?? NO_WISH),
    ...[...KINDS].map((kind) => (request ? (request[kind] ?? 0) : NO_WISH)),
    ...[...KINDS].map((kind) => (added(`4${kind}`) === undefined ? NO_WISH : Number(added(`4${kind}`)))),
  ];
}
