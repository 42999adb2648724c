/** Asks the kernel for the checklist of an order, in the thread where the kernel is. */
import { narrow, wide } from '../kernel/kernel.ts';
import type { Rules } from '../kernel/rules.ts';
import { SORTS } from './cards.ts';
import type { Known, Row, Rows } from './checklist.ts';
import { amountsOf, count, KINDS } from './view.ts';

export function listRows({ kernel, notation }: Rules, known: Known): Rows {
  const { A_ORDER = 0, MAX_PICKS = 0, ROW = 0, TWO_DOUBLES } = kernel.description.constants;
  const orderOf = (order: string) => (notation.parse(order) ?? A_ORDER) - A_ORDER;
  const series = Array.from({ length: MAX_PICKS }, (_, at) => known.series[at]);
  const cards = [known.columns, known.added, known.given].flatMap((cards) =>
    SORTS.map((letter) => count(cards, letter)),
  );
  const chosen = new Map(amountsOf(known.needs).map(([letter, amount]) => [letter.toLowerCase(), amount]));
  const rows = wide(Array<number>(ROW * (KINDS.length + 1)).fill(0));
  const order = orderOf(known.order);
  const open = kernel.call(
    'checklist',
    order,
    KINDS.indexOf(known.own),
    KINDS.indexOf(known.scorers),
    wide(series.map((added) => (added === undefined ? -1 : orderOf(added)))),
    wide(cards),
    wide([...KINDS].map((kind) => chosen.get(kind) ?? 0)),
    rows,
  );
  const numbers = narrow(rows);
  const list = [...KINDS, 'any'].map((kind, at): Row => {
    const [need = 0, fromColumns = 0, fromHand = 0, fromHelp = 0] = numbers.slice(ROW * at, ROW * (at + 1));
    return { kind, doubleCards: order === TWO_DOUBLES, need, fromColumns, fromHand, fromHelp };
  });
  return { list: list.filter(({ need }) => need > 0), open };
}
