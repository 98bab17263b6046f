import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { SupplierReturnRow } from './supplier-return.facts.ts';
import { supplierReturnFolds } from './supplier-return.folds.ts';

const announced = new Set<unknown>(['draft', 'requested', 'accepted']);

/** Whether it may still send goods back. */
const isAnnounced = (row: Pick<SupplierReturnRow, 'state'>): boolean => announced.has(row.state);

/** Whether its goods are kept: the supplier was asked, and they have not left. [SR11] */
export const isKept = ({ state }: Pick<SupplierReturnRow, 'state'>): boolean =>
  state === 'requested' || state === 'accepted';

/** Whether somebody still has to do something about it. */
export const isUnfinished = (row: Pick<SupplierReturnRow, 'state'>): boolean =>
  isAnnounced(row) || row.state === 'dispatched';

export const supplierReturnKind = defineKind({
  kind: 'supplierReturn',
  actions: ['view', 'create', 'edit', 'accept', 'dispatch', 'credit', 'cancel', 'reverse'],
  limits: { draft: 14 * DAY, requested: 7 * DAY, accepted: 7 * DAY, dispatched: 30 * DAY },
  concerns: {
    accepted: ['author'],
    rejected: ['author'],
    dispatched: ['author'],
    credited: ['author'],
    reversed: ['author'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    receipt: (row) => row.receipt,
    order: (row) => row.order,
    supplier: (row) => row.supplier,
    /** Returns that may still take goods of a receipt. */
    announced: { key: (row) => (isAnnounced(row) ? row.receipt : null), complete: true },
    openSupplier: { key: (row) => (isUnfinished(row) ? row.supplier : null), complete: true },
    openWarehouse: { key: (row) => (isUnfinished(row) ? row.warehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    /** Those whose goods are still to move, by product. */
    openProduct: {
      keys: (row) => (isAnnounced(row) ? productsOf(row.lines.filter(({ quantity }) => quantity > 0)) : []),
      complete: true,
    },
  },
  guarded: [costs('cost', 'difference', 'amount')],
  isOpen: isUnfinished,
  reasons: {
    rejected: { reason: 'reject' },
    cancelled: { reason: 'cancel' },
    reversed: { reason: 'reverse' },
  },
  folds: supplierReturnFolds,
});
