import { defineListing, through, word } from '#model/lists/listing.ts';
import { goodsReceiptListing } from '../goods-receipt/goods-receipt.listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import type { UnknownItemRow } from './unknown-item.facts.ts';

/** How lists of unknown items sort, filter and search. [UKI7] */
export const unknownItemListing = defineListing({
  table: 'unknownItem',
  version: 1,
  fields: {
    warehouse: word((row: UnknownItemRow) => row.warehouse),
    tab: word((row: UnknownItemRow) => String(row.state)),
    code: word((row: UnknownItemRow) => row.code.toLowerCase()),
    supplier: word((row: UnknownItemRow) => row.supplier ?? ''),
    supplierName: through('supplier', supplierListing, 'name'),
    receipt: word((row: UnknownItemRow) => row.receipt),
    receiptNumber: through('receipt', goodsReceiptListing, 'number'),
    created: word((row: UnknownItemRow) => row.createdAt),
  },
  tab: 'tab',
  filters: {
    supplier: { kind: 'choice', field: 'supplier' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    created: { kind: 'days', field: 'created' },
  },
  sorts: { label: 'code', supplier: 'supplierName', receipt: 'receiptNumber', created: 'created' },
  text: (row) => `${row.code} ${row.note} ${row.resolved?.reference ?? ''}`,
  named: [
    { by: 'supplier', listing: supplierListing },
    { by: 'receipt', listing: goodsReceiptListing },
  ],
});
