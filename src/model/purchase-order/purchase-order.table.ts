import { defineTable } from '../engine/table.ts';
import type { PurchaseOrderRow } from './purchase-order.events.ts';

/** Where the order stands with its supplier, apart from what has arrived. */
export const commercialOf = (row: Pick<PurchaseOrderRow, 'state'>): string =>
  typeof row.state === 'string' ? row.state : String(row.state['commercial']);

/** May goods come in on it. */
export const isAwaited = (row: Pick<PurchaseOrderRow, 'state'>): boolean =>
  ['placed', 'acknowledged'].includes(commercialOf(row));

const isOpen = (row: PurchaseOrderRow): boolean => isAwaited(row) || commercialOf(row) === 'draft';

export const purchaseOrderTable = defineTable({
  name: 'purchaseOrder',
  indexes: {
    number: (row) => row.number,
    supplier: (row) => row.supplier,
    openSupplier: (row) => (isOpen(row) ? row.supplier : null),
    product: (row) => [...new Set(row.lines.map((line) => line.product))],
  },
  view: 'purchaseOrder.view',
  costFields: ['price', 'discount'],
  bootstrap: 'recent',
  isOpen,
});
