import { defineListing, documentNumber, through, word } from '#model/lists/listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import { topState } from '#model/engine/top-state.ts';
import type { GoodsReceiptRow } from './goods-receipt.facts.ts';

/** How lists of goods receipts sort, filter and search. */
export const goodsReceiptListing = defineListing({
  table: 'goodsReceipt',
  version: 2,
  fields: {
    warehouse: word((row: GoodsReceiptRow) => row.warehouse),
    tab: word((row: GoodsReceiptRow) => topState(row)),
    source: word((row: GoodsReceiptRow) => row.source),
    number: documentNumber,
    supplier: word((row: GoodsReceiptRow) => row.supplier ?? ''),
    supplierName: through('supplier', supplierListing, 'name'),
    received: word((row: GoodsReceiptRow) => row.effectiveAt ?? ''),
    at: word((row: GoodsReceiptRow) => row.effectiveAt ?? row.createdAt),
  },
  tab: 'tab',
  filters: { source: { kind: 'choice', field: 'source' }, at: { kind: 'days', field: 'received' } },
  sorts: { number: 'number', supplier: 'supplierName', at: 'at' },
  text: (row) => `${row.number ?? ''} ${row.deliveryNote}`,
  named: [{ by: 'supplier', listing: supplierListing }],
});
