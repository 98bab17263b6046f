import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { AdjustmentRow } from './adjustment.facts.ts';
import { adjustmentFolds } from './adjustment.folds.ts';

const over = new Set<unknown>(['posted', 'reversed', 'discarded']);

/** Whether it still has to be posted, or discarded. */
export const isUnposted = (row: Pick<AdjustmentRow, 'state'>): boolean => !over.has(row.state);

export const adjustmentKind = defineKind({
  kind: 'adjustment',
  actions: ['view', 'create', 'edit', 'approve', 'post', 'take', 'reverse'],
  limits: { draft: 7 * DAY, awaitingApproval: 3 * DAY, ready: 1 * DAY },
  concerns: {
    submitted: ['approvers'],
    approved: ['submittedBy'],
    rejected: ['submittedBy'],
    posted: ['createdBy'],
    reversed: ['createdBy', 'postedBy'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number,
    openWarehouse: { key: (row) => (isUnposted(row) ? row.warehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    /** Those that are not finished, by product. */
    openProduct: { keys: (row) => (isUnposted(row) ? productsOf(row.lines) : []), complete: true },
  },
  guarded: [costs('unitCost', 'costBefore', 'value', 'approvedValue')],
  isOpen: isUnposted,
  reasons: {
    rejected: { reason: 'reject' },
    promisesTaken: { reason: 'take' },
    reversed: { reason: 'reverse' },
    corrected: { reason: 'reverse' },
  },
  folds: adjustmentFolds,
});
