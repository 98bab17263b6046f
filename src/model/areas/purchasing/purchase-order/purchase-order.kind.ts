import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { PurchaseOrderRow } from './purchase-order.facts.ts';
import { purchaseOrderFolds } from './purchase-order.folds.ts';

/** The order's commercial state, regardless of what has arrived. */
export const commercialOf = (row: Pick<PurchaseOrderRow, 'state'>): string =>
  typeof row.state === 'string' ? row.state : String(row.state['commercial']);

/** Whether goods may be received on it. */
export const isAwaited = (row: Pick<PurchaseOrderRow, 'state'>): boolean =>
  ['placed', 'acknowledged'].includes(commercialOf(row));

/** Whether it may still be placed: a draft, or one that awaits approval. */
export const isUnplaced = (row: Pick<PurchaseOrderRow, 'state'>): boolean =>
  ['draft', 'awaitingApproval'].includes(commercialOf(row));

const isOpen = (row: PurchaseOrderRow): boolean => isAwaited(row) || isUnplaced(row);

export const purchaseOrderKind = defineKind({
  kind: 'purchaseOrder',
  actions: ['view', 'create', 'edit', 'place', 'approve', 'cancel', 'close', 'reopen'],
  lists: ['purchaseOrder', 'arrival'],
  limits: {
    'commercial.draft': 14 * DAY,
    'commercial.awaitingApproval': 3 * DAY,
    'commercial.placed': 30 * DAY,
    'commercial.acknowledged': 60 * DAY,
    'receipt.partlyReceived': 21 * DAY,
  },
  concerns: {
    submitted: ['approvers'],
    approved: ['submittedBy'],
    rejected: ['submittedBy'],
    acknowledged: ['author'],
    received: ['author'],
    cancelled: ['author'],
    closedShort: ['author'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number,
    supplier: (row) => row.supplier,
    tag: { keys: (row) => [...new Set(row.tags ?? [])] },
    openSupplier: { key: (row) => (isOpen(row) ? row.supplier : null), complete: true },
    openWarehouse: { key: (row) => (isOpen(row) ? row.warehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    /** Those that are not finished, by product. */
    openProduct: { keys: (row) => (isOpen(row) ? productsOf(row.lines) : []), complete: true },
  },
  guarded: [costs('price', 'discount')],
  isOpen,
  reasons: {
    rejected: { reason: 'reject' },
    closedShort: { reason: 'closeShort' },
    cancelled: { reason: 'cancel' },
    reopened: { reason: 'reopen' },
  },
  folds: purchaseOrderFolds,
});
