import type { Reader } from '#model/engine/reader.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.lines.ts';
import { toInvoiceOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import type { EngineOffer } from './engine-world.ts';
import { action, fits, inside, offer, story, threeWays, unfit } from './offers.ts';
import { piece } from './selling-world.ts';
import type { Selling } from './sales-order-offers.ts';

/** Ids of invoices, and of what a return is called, that nothing else has. */
export interface InvoicingIds {
  readonly invoice: (used: number) => string;
  readonly returned: (used: number) => string;
}

/** What invoices and returns do to an order of a company that invoices here. */
export function invoicingOffers(
  { customer, line, stranger }: Selling,
  view: Reader,
  order: string,
  ids: InvoicingIds,
): EngineOffer[] {
  const row = view.get('salesOrder', order);
  const invoices = row?.invoices ?? [];
  const id = ids.invoice(invoices.length);
  const head = { type: 'invoice', customer, orders: [order], corrects: null };
  const left = row ? row.lines.reduce((sum, one) => sum + toInvoiceOfLine(row, one), 0) : 0;
  const made = invoices.flatMap((one) => view.get('invoice', one) ?? []);
  const whole = made.findLast(
    (one) => one.type === 'invoice' && one.lines.every((each) => leftOf(one, each).quantity > 0),
  );
  const note = { type: 'creditNote', customer, orders: [], corrects: whole?.id ?? stranger };
  const issue = action('invoice', id, 'issue');
  const credits = row?.credits ?? [];
  const waiting = credits.find(({ creditedAt }) => creditedAt === null);
  const owed = { lines: [{ line, quantity: piece }], amount: 100, shares: [{ rate: 0, amount: 100 }] };
  const one = { ...fits, within: true, quantity: piece };
  const parts = { invoice: id, lines: [{ line, quantity: piece, amount: 1 }] };
  return [
    ...(invoices.length < 3
      ? [
          story('invoice', [action('invoice', id, 'create', head), issue], { ...fits, quantity: left }),
          ...(whole ? [story('credit an invoice', [action('invoice', id, 'create', note), issue])] : []),
        ]
      : []),
    ...threeWays('invoiceElsewhere', {}),
    offer('markInvoiced', 'by hand', { ...parts, payments: [] }, unfit),
    offer('unmarkInvoiced', 'by hand', { ...parts, kept: [] }, unfit),
    ...(credits.length < 1
      ? [offer('oweCredit', '', { ...owed, return: ids.returned(0) }, one, inside)]
      : []),
    ...(waiting ? [offer('markCredited', '', { return: waiting.return }, one, inside)] : []),
  ];
}
