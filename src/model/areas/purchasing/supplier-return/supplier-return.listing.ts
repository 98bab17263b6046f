import { goodsReceiptListing } from '../goods-receipt/goods-receipt.listing.ts';
import { total } from '#model/lines/line-parts.ts';
import { defineListing, documentNumber, through, whole, word } from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import type { SupplierReturnRow } from './supplier-return.facts.ts';

type Lines = Pick<SupplierReturnRow, 'lines'>;

/** Units that go back or went, thousandths. */
export const unitsOf = ({ lines }: Lines): number => total(lines, ({ quantity }) => quantity);

/** What goods that left had come in at, minor units of the company's currency. */
export const costOf = ({ lines }: Lines): number => total(lines, ({ cost = 0 }) => cost);

/** How lists of returns to suppliers sort, filter, search and sum. */
export const supplierReturnListing = defineListing({
  table: 'supplierReturn',
  version: 2,
  fields: {
    warehouse: word((row: SupplierReturnRow) => row.warehouse),
    tab: word((row: SupplierReturnRow) => String(row.state)),
    number: documentNumber,
    supplier: word((row: SupplierReturnRow) => row.supplier),
    supplierName: through('supplier', supplierListing, 'name'),
    receipt: word((row: SupplierReturnRow) => row.receipt),
    receiptNumber: through('receipt', goodsReceiptListing, 'number'),
    units: whole(unitsOf),
    cost: whole(costOf, 'cost'),
    created: word((row: SupplierReturnRow) => row.createdAt),
    dispatched: word((row: SupplierReturnRow) => row.dispatchedAt ?? ''),
  },
  tab: 'tab',
  filters: {
    supplier: { kind: 'choice', field: 'supplier' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    created: { kind: 'days', field: 'created' },
    dispatched: { kind: 'days', field: 'dispatched' },
  },
  sorts: {
    number: 'number',
    supplier: 'supplierName',
    receipt: 'receiptNumber',
    units: 'units',
    cost: 'cost',
    created: 'created',
  },
  text: (row) => `${row.number ?? ''} ${row.theirReference} ${row.notes}`,
  named: [
    { by: 'supplier', listing: supplierListing },
    { by: 'receipt', listing: goodsReceiptListing },
    {
      byMany: 'product',
      listing: productListing,
      ids: (row: SupplierReturnRow) => [...new Set(row.lines.map(({ product }) => product))],
    },
  ],
});
