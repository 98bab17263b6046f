import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { MovementRow } from './movement.facts.ts';
import { movementFolds } from './movement.folds.ts';

const over = new Set<unknown>(['done', 'reversed', 'cancelled']);
const onTheWay = new Set<unknown>(['inTransit', 'partlyReceived', 'returning']);

export const isUnfinished = (row: Pick<MovementRow, 'state'>): boolean => !over.has(row.state);

/** Whether goods of it are on their way between warehouses. */
export const isOnTheWay = (row: Pick<MovementRow, 'state'>): boolean => onTheWay.has(row.state);

/** Whether its goods are on their way back. */
export const isReturning = (row: Pick<MovementRow, 'state'>): boolean => row.state === 'returning';

/** Whether its goods are where they should be. */
export const isDone = (row: Pick<MovementRow, 'state'>): boolean => row.state === 'done';

/** Whether only its note may be changed. */
export const isReserved = (row: Pick<MovementRow, 'state'>): boolean => row.state === 'reserved';

/** Whether it is for this person to move: what is reserved or on its way, theirs or nobody's. [WF2] */
export const isToMove = (row: Pick<MovementRow, 'state' | 'claimedBy'>, user: string): boolean =>
  (isReserved(row) || isOnTheWay(row)) && (row.claimedBy === null || row.claimedBy === user);

export const movementKind = defineKind({
  kind: 'movement',
  actions: ['view', 'create', 'edit', 'approve', 'reserve', 'work', 'settle', 'cancel', 'reverse'],
  limits: {
    draft: 7 * DAY,
    requested: 2 * DAY,
    approved: 3 * DAY,
    reserved: 2 * DAY,
    inTransit: 5 * DAY,
    partlyReceived: 3 * DAY,
    returning: 5 * DAY,
  },
  concerns: {
    requested: ['approvers'],
    approved: ['requestedBy'],
    rejected: ['author'],
    claimed: ['claimedBy'],
    recalled: ['author'],
    settled: ['author'],
    cancelled: ['author', 'claimedBy'],
    reversed: ['author'],
  },
  place: 'warehouse',
  placeTo: { field: 'toWarehouse', there: ['receive'], either: ['claim', 'settle'] },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    receipt: (row) => row.receipt,
    openWarehouse: { key: (row) => (isUnfinished(row) ? row.warehouse : null), complete: true },
    /** On their way to a warehouse. */
    coming: { key: (row) => (isOnTheWay(row) ? row.toWarehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    /** Those that are not finished, by product. */
    openProduct: { keys: (row) => (isUnfinished(row) ? productsOf(row.lines) : []), complete: true },
  },
  guarded: [costs('value')],
  isOpen: isUnfinished,
  reasons: {
    rejected: { reason: 'reject' },
    settled: { reason: 'settle' },
    recalled: { reason: 'recall' },
    cancelled: { reason: 'cancel' },
    reversed: { reason: 'reverse' },
    corrected: { reason: 'reverse' },
  },
  folds: movementFolds,
});
