import { openOf } from '#model/areas/sales/owed/owed.ts';
import { draftInvoice, invoiceIn, issue } from './billing.ts';
import { paid } from './paying.ts';
import { goodsOf } from './quoting.ts';
import { draftSale, fulfil } from './selling.ts';
import type { Trading } from './trading.ts';

/** Of the customers and of the goods. */
const N = 16;
/** A third of the order, basis points. */
const THIRD = 3_000;

/** Days ago on which it is ordered and invoiced in advance, paid, shipped in part, and that invoiced. */
const days = { ordered: 19, paid: 12, shipped: 8, invoiced: 7 };

/** An order that was invoiced in advance and paid; half of it was delivered since, from whose invoice its part was deducted. */
export function planAdvance(trading: Trading): void {
  const { agenda, calendar, customers, model, staff, trade } = trading;
  if (trade.invoicesSince === undefined) return;
  const customer = customers[N % customers.length] ?? '';
  agenda.note(calendar.ago(days.ordered, 10), (at) => {
    const order = draftSale(trading, customer, goodsOf(trading, N, 2), 'advance', at);
    model.must('salesOrder', order, 'confirm', {}, { by: staff.sales, at });
    const on = calendar.day(calendar.ago(days.paid, 11));
    const advance = { on, share: { percent: THIRD } };
    const asked = draftInvoice(trading, customer, 'advance', at, { orders: [order], advance });
    if (asked === null || !issue(trading, asked, at)) return;
    agenda.note(calendar.ago(days.paid, 11), (day) => {
      paid(trading, asked, day, { amount: openOf(invoiceIn(trading, asked)) });
    });
    agenda.note(calendar.ago(days.shipped, 10), (day) => deliverFirst(trading, order, day));
  });
}

/** The first line leaves, and is invoiced the next working day. */
function deliverFirst(trading: Trading, order: string, at: string): void {
  const { agenda, calendar, model } = trading;
  const { lines = [], customer = '' } = model.view.get('salesOrder', order) ?? {};
  const parts = lines.slice(0, 1).map(({ id: line, quantity }) => ({ line, quantity }));
  if (fulfil(trading, order, 'delivered', 'advance', at, parts) === null) return;
  agenda.note(calendar.ago(days.invoiced, 10), (day) => {
    const invoice = draftInvoice(trading, customer, 'advance/first', day, { orders: [order] });
    if (invoice !== null) issue(trading, invoice, day);
  });
}
