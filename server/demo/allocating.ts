import { goodsOf } from './quoting.ts';
import { draftSale } from './selling.ts';
import type { Trading } from './trading.ts';

/** Thousandths that somebody has allocated so far. */
const ALLOCATED = 1000;

/** An order of a project: nothing is reserved for it but what somebody allocates, so far one piece of its first line. [SO62, SO63] */
export function planAllocating(trading: Trading): void {
  const { agenda, calendar, customers, model, staff } = trading;
  agenda.note(calendar.ago(2, 10), (at) => {
    const as = { by: staff.sales, at };
    const goods = goodsOf(trading, 11, 2).map(({ product, quantity }) => ({ product, quantity }));
    const customer = customers[4 % customers.length] ?? '';
    const order = draftSale(trading, customer, goods, 'byHand', at, undefined, { reserve: 'byHand' });
    model.must('salesOrder', order, 'confirm', {}, as);
    const [line] = model.view.get('salesOrder', order)?.lines ?? [];
    const part = { lines: [{ line: line?.id ?? '', quantity: ALLOCATED }] };
    // On a day on which nothing of it is free, all of it waits.
    model.attempt('salesOrder', order, 'allocate', part, as);
  });
}
