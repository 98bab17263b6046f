import type { Reader } from '#model/engine/reader.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { isToCredit, toInvoiceOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { EngineOffer } from './engine-world.ts';
import { action, fits, inside, offer, story, threeWays, unfit } from './offers.ts';
import { piece } from './selling-world.ts';
import type { Selling } from './sales-order-offers.ts';

/** Ids of invoices, and of what a return is called, that nothing else has. */
export interface InvoicingIds {
  readonly invoice: (used: number) => string;
  readonly returned: (used: number) => string;
}

const form = (lines: readonly object[]): object => ({
  issuedOn: null,
  theirReference: '',
  theirOrder: 'PO 4711',
  address: { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' },
  terms: 30,
  notes: '',
  lines,
});

/** A draft of one piece of an order. */
const onePiece = (order: SalesOrderRow | undefined, line: string): object =>
  form([
    {
      id: 'part',
      order: order?.id,
      orderLine: line,
      product: order?.lines[0]?.product,
      text: '',
      quantity: piece,
      price: 12_5000,
      discount: 0,
      vatClass: 'standard',
    },
  ]);

/** A note of one piece of an invoice that stays with the customer. */
const moneyBack = ({ lines }: InvoiceRow): object =>
  form(
    lines.slice(0, 1).map((sold) => ({
      id: 'back',
      of: sold.id,
      product: sold.product,
      text: '',
      quantity: piece,
      price: sold.price,
      discount: 0,
      vatClass: sold.vatClass,
    })),
  );

/** The newest invoice of an order of which something is left to credit. */
const wholeInvoice = (view: Reader, row: SalesOrderRow | undefined): InvoiceRow | undefined =>
  (row?.invoices ?? [])
    .flatMap((one) => view.get('invoice', one) ?? [])
    .findLast((one) => one.type === 'invoice' && one.lines.every((each) => leftOf(one, each).quantity > 0));

/** Thousandths that it can be credited for. */
export function creditableOf(view: Reader, row: SalesOrderRow | undefined): number {
  const invoice = wholeInvoice(view, row);
  return (invoice?.lines ?? []).reduce(
    (sum, line) => sum + (invoice ? leftOf(invoice, line).quantity : 0),
    0,
  );
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
  const whole = wholeInvoice(view, row);
  const note = { type: 'creditNote', customer, orders: [], corrects: whole?.id ?? stranger };
  const issue = action('invoice', id, 'issue');
  const credits = row?.credits ?? [];
  const isKept = row?.lines.some(({ creditedOnly = 0 }) => creditedOnly > 0) ?? false;
  // Goods that were invoiced are credited by a note first.
  const waiting = credits.find(({ creditedAt }) => creditedAt === null);
  const owed = { lines: [{ line, quantity: piece }], amount: 100, shares: [{ rate: 0, amount: 100 }] };
  const one = { ...fits, within: true, quantity: piece };
  const parts = { invoice: id, lines: [{ line, quantity: piece, amount: 1 }] };
  return [
    ...(invoices.length < 3
      ? [
          story('invoice', [action('invoice', id, 'create', head), issue], { ...fits, quantity: left }),
          ...(left > piece
            ? [
                story('invoice a part', [
                  action('invoice', id, 'create', head),
                  action('invoice', id, 'update', onePiece(row, line)),
                  issue,
                ]),
              ]
            : []),
          ...(whole
            ? [
                story('credit an invoice', [action('invoice', id, 'create', note), issue]),
                ...(isKept
                  ? []
                  : [
                      story('credit what stays', [
                        action('invoice', id, 'create', note),
                        action('invoice', id, 'update', moneyBack(whole)),
                        issue,
                      ]),
                    ]),
              ]
            : []),
        ]
      : []),
    ...threeWays('invoiceElsewhere', {}),
    offer('markInvoiced', 'by hand', { ...parts, payments: [] }, unfit),
    offer('unmarkInvoiced', 'by hand', { ...parts, kept: [] }, unfit),
    ...(credits.length < 1 && !isKept
      ? [offer('oweCredit', '', { ...owed, return: ids.returned(0) }, one, inside)]
      : []),
    ...(waiting && row && !isToCredit(row)
      ? [offer('markCredited', '', { return: waiting.return }, one, inside)]
      : []),
  ];
}
