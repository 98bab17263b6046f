import { DAY, defineKind } from '#model/engine/kind.ts';
import { costs } from '#model/stock/costs.ts';
import type { CountRow } from './count.facts.ts';
import { countFolds } from './count.folds.ts';

export const SEE_EXPECTED = 'count.seeExpected';

const over = new Set<unknown>(['posted', 'reversed', 'cancelled']);
const toCount = new Set<unknown>(['planned', 'counting', 'paused']);

/** Whether something is still to be counted. */
export const isToCount = ({ state }: Pick<CountRow, 'state'>): boolean => toCount.has(state);

/** Whether its differences are in stock. */
export const isPosted = ({ state }: Pick<CountRow, 'state'>): boolean => state === 'posted';

const isUnfinishedCount = (row: CountRow): boolean => !over.has(row.state);

export const countKind = defineKind({
  kind: 'count',
  actions: ['view', 'create', 'work', 'seeExpected', 'review', 'approve', 'post', 'reverse', 'cancel'],
  limits: {
    planned: 7 * DAY,
    counting: 1 * DAY,
    paused: 2 * DAY,
    counted: 2 * DAY,
    reviewed: 2 * DAY,
    ready: 1 * DAY,
  },
  concerns: {
    reviewed: ['approvers'],
    approved: ['reviewedBy'],
    rejected: ['reviewedBy'],
    reversed: ['author', 'reviewedBy'],
    cancelled: ['author'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    openWarehouse: { key: (row) => (isUnfinishedCount(row) ? row.warehouse : null), complete: true },
  },
  guarded: [{ permission: SEE_EXPECTED, fields: ['expected', 'variance'] }, costs('value', 'unitCost')],
  isOpen: isUnfinishedCount,
  reasons: {
    resolved: { reason: 'dismissParked' },
    explained: { reason: 'explainCount' },
    rejected: { reason: 'reject' },
    reversed: { reason: 'reverse' },
    cancelled: { reason: 'cancel' },
  },
  folds: countFolds,
});
