import { purchaseTerms } from '#model/areas/products/purchase-price/purchase-terms.ts';
import type {
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { lineNet, totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import { addressLines } from './draw-paper.ts';
import { lineNames } from './line-names.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperAddress, PaperFact } from './paper.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import { discountColumn } from './sales-order.paper.ts';
import { deliveryFact, paymentFacts } from './terms.ts';
import { totalRows } from './totals.ts';

/** A purchase order for the supplier; without prices where the reader may not see them. */
export const purchaseOrderPaper: PaperDeclaration<'purchaseOrder'> = {
  kind: 'purchaseOrder',
  title: () => 'purchaseOrder',
  number: ({ number }) => number,
  party: ({ supplier }) => (supplier === null ? null : { table: 'supplier', id: supplier }),
  foot: 'plain',
  mail: () => 'mailPurchaseOrder',
  priced: 'product.viewCost',
  reads: ['product', 'unit', 'warehouse', 'paymentTerm', 'deliveryTerm', 'supplierCategory'],
  parts: (row, source) => {
    const { pen } = source;
    return {
      addresses: addressesOf(row, source),
      facts: factsOf(row, source),
      tables: [
        tableOf({
          label: pen.word('lines'),
          lines: row.lines,
          columns: columnsOf(row, source),
          totals: totalRows(pen, totals(row), row.currency, 'inAll'),
        }),
      ],
      notes: row.notes,
    };
  },
};

function addressesOf(row: PurchaseOrderRow, { view, pen }: PaperSource): readonly PaperAddress[] {
  const supplier = row.supplier === null ? undefined : view.get('supplier', row.supplier);
  const warehouse = view.get('warehouse', row.warehouse);
  const of = (label: string, name: string, lines: readonly string[]) => ({ label, name, lines });
  return [
    ...(supplier
      ? [of(pen.word('supplier'), supplier.name, addressLines(pen, supplier.addresses.billing))]
      : []),
    ...(warehouse
      ? [of(pen.word('deliveryAddress'), warehouse.name, addressLines(pen, warehouse.address))]
      : []),
  ];
}

function factsOf(row: PurchaseOrderRow, source: PaperSource): readonly PaperFact[] {
  const { view, pen } = source;
  const supplier = row.supplier === null ? undefined : view.get('supplier', row.supplier);
  return [
    { label: pen.word('yourReference'), value: row.theirReference },
    { label: pen.word('orderedOn'), value: pen.date(row.orderedOn) },
    { label: pen.word('expectedOn'), value: pen.date(row.expectedOn) },
    // The days count from the supplier's invoice, which is not known here: no due day is named. [PT11]
    ...paymentFacts(source, {
      terms: row.terms ?? (supplier && termsOf(view, 'supplier', supplier).terms),
      currency: row.currency,
      gross: totals(row)?.gross,
    }),
    deliveryFact(source, row),
    { label: pen.word('revision'), value: row.revision > 1 ? pen.count(row.revision) : '' },
  ];
}

function columnsOf(
  { currency, supplier, orderedOn, lines }: PurchaseOrderRow,
  source: PaperSource,
): readonly LineColumn<PurchaseOrderLine>[] {
  const { pen, view, today } = source;
  const { name, ordered, productOf } = lineNames(source);
  const on = orderedOn ?? today;
  const theirCode = (line: PurchaseOrderLine): string => {
    const product = productOf(line);
    return product ? purchaseTerms(view, { product, supplier, on }).code : '';
  };
  return [
    { id: 'theirs', header: pen.word('yourCode'), cell: theirCode },
    { id: 'product', header: pen.word('product'), cell: name },
    {
      id: 'promised',
      header: pen.word('requestedFor'),
      align: 'end',
      cell: ({ promisedOn }) => pen.date(promisedOn),
    },
    {
      id: 'quantity',
      header: pen.word('quantity'),
      align: 'end',
      cell: (line) => ordered(line, line.quantity),
    },
    ...pricedColumns(
      currency,
      lines.some(({ discount }) => discount > 0),
      source,
    ),
  ];
}

/** Empty for those who may not see purchase prices. */
function pricedColumns(
  currency: string,
  isCheaper: boolean,
  source: PaperSource,
): readonly LineColumn<PurchaseOrderLine>[] {
  const { pen } = source;
  return [
    {
      id: 'price',
      header: pen.word('price'),
      align: 'end',
      cell: ({ price }) => (typeof price === 'number' ? pen.unitPrice(price, currency) : ''),
    },
    ...(isCheaper ? [discountColumn(source)] : []),
    {
      id: 'amount',
      header: pen.word('amount'),
      align: 'end',
      cell: (line) => {
        const net = lineNet(line);
        return net === null ? '' : pen.money(net, currency);
      },
    },
  ];
}
