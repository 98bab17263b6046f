import { invoicesHere } from '#model/areas/setup/company/company.invoicing.ts';
import type { ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { orderPaymentSteps, type OrderPaymentFact } from '#model/areas/sales/sales-order/order-payments.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { PAYMENTS, textOf, type Books } from './documents-to-book.ts';

/**
 * What was paid for an order before payments were documents of their own: on the bank, and an advance until its invoice
 * takes it over. A voucher a step, with the number of the order and its place. [SIE7]
 */
export function orderPaymentsToBook(
  books: Books,
  row: SalesOrderRow,
  facts: readonly OrderPaymentFact[],
): readonly ToBook[] {
  const { view } = books;
  if (row.paidElsewhere || !invoicesHere(view)) return [];
  const name = view.get('customer', row.customer)?.name ?? '';
  const number = row.number ?? '';
  return orderPaymentSteps(facts).map(({ on, notedOn, money }, at): ToBook => {
    const amount = amountAt(money, row.rate);
    return {
      series: PAYMENTS,
      number: `${number}/${at + 1}`,
      on,
      notedOn,
      text: textOf(books, money > 0 ? 'recorded' : 'reversed', number, name),
      posted: [
        { purpose: 'bank', amount },
        { purpose: 'advances', amount: -amount },
      ],
    };
  });
}
