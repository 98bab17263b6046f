import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { CustomerReturnRow } from './customer-return.facts.ts';
import { customerReturnFolds } from './customer-return.folds.ts';

const over = new Set<unknown>(['closed', 'refused', 'cancelled', 'expired']);
const announced = new Set<unknown>([
  'draft',
  'requested',
  'approved',
  'partlyReceived',
  'received',
  'graded',
]);

/** Whether somebody still has to do something about it. */
export const isUnfinished = (row: Pick<CustomerReturnRow, 'state'>): boolean => !over.has(row.state);

/** Whether it may still bring goods back. */
const isAnnounced = (row: Pick<CustomerReturnRow, 'state'>): boolean => announced.has(row.state);

const toMove = ({ lines, exchange = [] }: CustomerReturnRow): readonly { readonly product: string }[] => [
  ...lines.filter(({ quantity }) => quantity > 0),
  ...exchange,
];

const inHand = new Set<unknown>(['approved', 'partlyReceived', 'received', 'graded']);

/** Whether its goods are to be received, graded or put away. */
export const isInHand = (row: Pick<CustomerReturnRow, 'state'>): boolean => inHand.has(row.state);

export const customerReturnKind = defineKind({
  kind: 'customerReturn',
  actions: [
    'view',
    'create',
    'edit',
    'approve',
    'receive',
    'post',
    'reverse',
    'credit',
    'cancel',
    'override',
  ],
  limits: {
    draft: 14 * DAY,
    requested: 2 * DAY,
    approved: 30 * DAY,
    partlyReceived: 7 * DAY,
    received: 2 * DAY,
    graded: DAY,
    posted: 7 * DAY,
    credited: 7 * DAY,
  },
  concerns: {
    requested: ['approvers'],
    refused: ['author'],
    approved: ['author'],
    received: ['author'],
    posted: ['author'],
  },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    order: (row) => row.order,
    customer: (row) => row.customer,
    /** Returns that may still bring goods of an order back. */
    announced: { key: (row) => (isAnnounced(row) ? row.order : null), complete: true },
    openCustomer: { key: (row) => (isUnfinished(row) ? row.customer : null), complete: true },
    openWarehouse: { key: (row) => (isUnfinished(row) ? row.warehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    /** Those whose goods are still to move, by product: what is to come back, and what is to be sent instead. */
    openProduct: { keys: (row) => (isAnnounced(row) ? productsOf(toMove(row)) : []), complete: true },
  },
  guarded: [costs('cost', 'unitCost')],
  isOpen: isUnfinished,
  reasons: {
    refused: { reason: 'refuseReturn' },
    cancelled: { reason: 'cancel' },
    reversed: { reason: 'reverse' },
  },
  folds: customerReturnFolds,
});
