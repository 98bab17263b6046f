import type { SalesOrderLine, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { vatsOf } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { linesWithKits } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { reductionOf, totals } from '#model/lines/line-totals.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { dayIn } from '#model/values/moments.ts';
import { addressLines } from './draw-paper.ts';
import { lineNames } from './line-names.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperFact } from './paper.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import { deliveryFact, paymentFacts } from './terms.ts';
import { totalRows } from './totals.ts';

/** An order confirmation; an order that nobody has confirmed is a quote. [PAP1] */
export const salesOrderPaper: PaperDeclaration<'salesOrder'> = {
  kind: 'salesOrder',
  title: ({ revision }) => (revision === 0 ? 'offer' : 'orderConfirmation'),
  number: ({ number }) => number,
  party: ({ customer }) => ({ table: 'customer', id: customer }),
  foot: 'paid',
  mail: ({ revision }) => (revision === 0 ? 'mailOffer' : 'mailOrder'),
  reads: [
    'product',
    'unit',
    'member',
    'shipment',
    'paymentTerm',
    'deliveryTerm',
    'customerCategory',
    'warehouse',
  ],
  parts: (row, source) => {
    const { view, pen } = source;
    const customer = view.get('customer', row.customer);
    const name = customer?.name ?? '';
    return {
      addresses: [
        ...(customer
          ? [{ label: pen.word('customer'), name, lines: addressLines(pen, customer.addresses.billing) }]
          : []),
        { label: pen.word('deliveryAddress'), name, lines: addressLines(pen, row.deliveryAddress) },
      ],
      facts: factsOf(row, source),
      tables: [
        tableOf({
          label: pen.word('lines'),
          lines: linesWithKits(row.lines).filter((line) => line.quantity > line.cancelled),
          columns: columnsOf(row, source),
          totals: totalRows(pen, totals(row), row.currency, 'byRate', reductionOf(row.lines)),
        }),
      ],
      texts: legalTextsOf(row, source),
      notes: row.notes,
    };
  },
};

/** What the law asks for where no VAT is charged, each sentence once. [SO93] */
const legalTextsOf = (row: SalesOrderRow, { view, pen }: PaperSource): readonly string[] => [
  ...new Set(
    vatsOf(view, row, row.lines).flatMap(({ codes: { legalText } }) =>
      legalText === null ? [] : [pen.word(`vat.${legalText}`)],
    ),
  ),
];

function factsOf(row: SalesOrderRow, source: PaperSource): readonly PaperFact[] {
  const { view, pen, nameOf, company } = source;
  const customer = view.get('customer', row.customer);
  return [
    { label: pen.word('customerNumber'), value: customer?.number ?? '' },
    { label: pen.word('ourReference'), value: (row.salesperson && nameOf(row.salesperson)) ?? '' },
    { label: pen.word('yourReference'), value: row.theirReference },
    { label: pen.word('orderedOn'), value: pen.date(row.orderedOn) },
    { label: pen.word('promisedFor'), value: pen.date(row.promisedOn) },
    ...paymentFacts(source, {
      terms: row.terms ?? (customer && termsOf(view, 'customer', customer).terms),
      currency: row.currency,
      gross: totals(row).gross,
      left: view
        .by('shipment', 'order', row.id)
        .flatMap(({ shippedAt, replacedBy }) =>
          shippedAt === null || replacedBy !== null ? [] : [dayIn(shippedAt, company.timeZone)],
        ),
    }),
    deliveryFact(source, row),
    ...quoteFacts(row, source),
    { label: pen.word('revision'), value: revisionOf(row) > 1 ? pen.count(revisionOf(row)) : '' },
  ];
}

/** Of a quote that which counts how often it was sent. [SO76] */
const revisionOf = ({ revision, quote }: SalesOrderRow): number =>
  revision === 0 ? (quote?.revision ?? 0) : revision;

/** Until when a quote holds, and what another quantity costs; nothing once it is confirmed. [SO75] [SO79] */
function quoteFacts(
  { revision, quote, validUntil, quantities }: SalesOrderRow,
  { pen }: PaperSource,
): PaperFact[] {
  if (revision !== 0 || !quote || !validUntil) return [];
  const others = quantities === 'repriced' ? 'quantitiesRepriced' : 'quantitiesLocked';
  return [
    { label: pen.word('validUntil'), value: pen.date(validUntil) },
    { label: pen.word('otherQuantities'), value: pen.word(others) },
  ];
}

function columnsOf(
  { currency, lines }: SalesOrderRow,
  source: PaperSource,
): readonly LineColumn<SalesOrderLine>[] {
  const { pen } = source;
  const { name, ordered } = lineNames(source);
  const isCheaper = linesWithKits(lines).some(({ discount }) => discount > 0);
  const open = (line: SalesOrderLine): number => line.quantity - line.cancelled;
  return [
    {
      id: 'product',
      header: pen.word('product'),
      cell: (line) => `${line.ofKit ? '– ' : ''}${name(line)}${choiceOf(line, source)}`,
    },
    { id: 'quantity', header: pen.word('quantity'), align: 'end', cell: (line) => ordered(line, open(line)) },
    {
      id: 'price',
      header: pen.word('price'),
      align: 'end',
      // What is part of a kit is in the kit's price.
      cell: ({ price, ofKit }) => (price === null || ofKit ? '' : pen.unitPrice(price, currency)),
    },
    ...(isCheaper ? [discountColumn(source)] : []),
    {
      id: 'amount',
      header: pen.word('amount'),
      align: 'end',
      cell: (line) => (line.ofKit ? '' : pen.money(undiscounted(line, open(line)), currency)),
    },
  ];
}

/** That a line of a quote may be left out: unless it is chosen, it is in no sum. [SO78] */
const choiceOf = ({ optional, chosen, ofKit }: SalesOrderLine, { pen }: PaperSource): string =>
  optional && !chosen && !ofKit ? ` (${pen.word('optional')})` : '';

/** The discount of a line, in basis points; for papers on which any line has one. */
export const discountColumn = ({
  pen,
}: Pick<PaperSource, 'pen'>): LineColumn<{ readonly discount: number }> => ({
  id: 'discount',
  header: pen.word('discount'),
  align: 'end',
  cell: ({ discount }) => (discount ? pen.percent(discount) : ''),
});
