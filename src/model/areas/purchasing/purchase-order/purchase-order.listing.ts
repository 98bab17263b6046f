import { productsOf } from '#model/archiving/open-work.ts';
import {
  defineListing,
  documentNumber,
  regionState,
  through,
  whole,
  word,
  words,
} from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import type { PurchaseOrderRow } from './purchase-order.facts.ts';
import { expectedOn, receivedShare } from './purchase-order.figures.ts';
import { commercialOf, isAwaited } from './purchase-order.kind.ts';
import { grossInCompanyCurrency, netInCompanyCurrency } from './purchase-order.totals.ts';

/** How lists of purchase orders sort, filter, search and sum. */
export const purchaseOrderListing = defineListing({
  table: 'purchaseOrder',
  version: 2,
  fields: {
    tab: word((row: PurchaseOrderRow) => `commercial.${commercialOf(row)}`),
    receipt: word((row: PurchaseOrderRow) => regionState(row.state, 'receipt')),
    number: documentNumber,
    supplier: word((row: PurchaseOrderRow) => row.supplier ?? ''),
    supplierName: through('supplier', supplierListing, 'name'),
    category: through('supplier', supplierListing, 'category'),
    tag: words('tag', (row: PurchaseOrderRow) => row.tags ?? []),
    product: words('product', (row: PurchaseOrderRow) => productsOf(row.lines)),
    warehouse: word((row: PurchaseOrderRow) => row.warehouse),
    ordered: word((row: PurchaseOrderRow) => row.orderedOn ?? ''),
    expected: word((row: PurchaseOrderRow) => expectedOn(row) ?? ''),
    awaited: word((row: PurchaseOrderRow) => (isAwaited(row) ? (expectedOn(row) ?? '') : '')),
    received: whole(receivedShare),
    net: whole((row: PurchaseOrderRow) => netInCompanyCurrency(row) ?? 0, 'price', 'discount'),
    total: whole((row: PurchaseOrderRow) => grossInCompanyCurrency(row) ?? 0, 'price', 'discount'),
  },
  tab: 'tab',
  filters: {
    late: { kind: 'before', field: 'awaited' },
    receipt: { kind: 'choice', field: 'receipt' },
    supplier: { kind: 'choice', field: 'supplier' },
    category: { kind: 'choice', field: 'category' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    tag: { kind: 'choice', field: 'tag' },
    product: { kind: 'choice', field: 'product' },
    ordered: { kind: 'days', field: 'ordered' },
    expected: { kind: 'days', field: 'expected' },
    total: { kind: 'amount', field: 'total' },
  },
  sorts: {
    number: 'number',
    supplier: 'supplierName',
    ordered: 'ordered',
    expected: 'expected',
    received: 'received',
    total: 'total',
  },
  sums: ['total', 'net'],
  text: (row) => `${row.number ?? ''} ${row.theirReference}`,
  named: [
    { by: 'supplier', listing: supplierListing },
    {
      byMany: 'product',
      listing: productListing,
      ids: (row) => [...new Set(row.lines.map((line) => line.product))],
    },
  ],
});
