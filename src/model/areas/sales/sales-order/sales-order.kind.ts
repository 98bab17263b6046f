import type { StateValue } from '#model/engine/rows.ts';
import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { salesOrderFolds } from './sales-order.folds.ts';
import { advanceToCredit } from './sales-order.advances.ts';
import { overpaidOf, unpaidOf } from './sales-order.paying.ts';

/** The state of the commercial region. */
export const commercialOf = (state: StateValue): string =>
  typeof state === 'string' ? state : String(state['commercial']);

const bound = new Set(['confirmed', 'onHold']);
const unconfirmed = new Set(['draft', 'quoted', 'awaitingApproval']);

/** Whether it has not been confirmed yet. */
export const isUnconfirmed = (row: Pick<SalesOrderRow, 'state'>): boolean =>
  unconfirmed.has(commercialOf(row.state));

/** Whether it is promised and not finished. */
export const isBound = (row: Pick<SalesOrderRow, 'state'>): boolean => bound.has(commercialOf(row.state));

const isOpen = (row: Pick<SalesOrderRow, 'state'>): boolean => isUnconfirmed(row) || isBound(row);
/** Of what is promised, what is kept in stock is reserved: the ledger tells that it is open. */
const openLines = (row: SalesOrderRow): SalesOrderRow['lines'] => {
  if (isUnconfirmed(row)) return row.lines;
  return isBound(row) ? row.lines.filter(({ stocked }) => !stocked) : [];
};
/** The products of an order, each once: of a kit also the kit itself. */
export const soldOn = ({ lines }: Pick<SalesOrderRow, 'lines'>): readonly string[] =>
  productsOf(lines.flatMap((line) => (line.ofKit ? [line, line.ofKit.kit] : [line])));
const isOnCredit = (row: SalesOrderRow): boolean => isBound(row) || unpaidOf(row) > 0;

export const salesOrderKind = defineKind({
  kind: 'salesOrder',
  actions: [
    'view',
    'create',
    'edit',
    'confirm',
    'approve',
    'hold',
    'cancel',
    'close',
    'reopen',
    'override',
    'overrideVat',
    'pay',
    'allocate',
    'lockAllocation',
    'takeAllocation',
    'import',
  ],
  lists: ['salesOrder', 'release', 'quote', 'demand'],
  limits: {
    'commercial.draft': 14 * DAY,
    'commercial.quoted': 30 * DAY,
    'commercial.awaitingApproval': 3 * DAY,
    'commercial.confirmed': 30 * DAY,
    'commercial.onHold': 7 * DAY,
    'fulfilment.picking': 3 * DAY,
    'fulfilment.partlyShipped': 14 * DAY,
  },
  concerns: {
    accepted: ['salesperson', 'author'],
    declined: ['salesperson', 'author'],
    expired: ['salesperson', 'author'],
    approvalAsked: ['approvers'],
    approved: ['submittedBy'],
    rejected: ['submittedBy'],
    held: ['author', 'confirmedBy'],
    resumed: ['author', 'confirmedBy'],
    cancelled: ['author', 'confirmedBy'],
    goodsLost: ['author', 'confirmedBy'],
    closedShort: ['author', 'confirmedBy'],
  },
  place: 'warehouse',
  countsInPlan: { limit: 'ordersPerMonth', facts: { confirmed: 1 } },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    customer: (row) => row.customer,
    /** By the kits that are sold on it. */
    kit: { keys: (row) => [...new Set(row.lines.flatMap(({ ofKit }) => ofKit?.kit.product ?? []))] },
    tag: { keys: (row) => [...new Set(row.tags ?? [])] },
    /** By all that is on it: kits and what they are made of. [SO40] */
    product: { keys: soldOn },
    /** Orders that are promised and not finished, by customer. */
    open: { key: (row) => (isBound(row) ? row.customer : null), complete: true },
    /** Orders that use their customer's credit: promised and not finished, or shipped and not paid. */
    onCredit: { key: (row) => (isOnCredit(row) ? row.customer : null), complete: true },
    openWarehouse: { key: (row) => (isOpen(row) ? row.warehouse : null), complete: true },
    /** Those that are not finished, by product. */
    openProduct: { keys: (row) => productsOf(openLines(row)), complete: true },
  },
  isOpen: (row) => isOpen(row) || unpaidOf(row) > 0 || overpaidOf(row) > 0 || advanceToCredit(row) > 0,
  reasons: {
    declined: { reason: 'decline' },
    rejected: { reason: 'reject' },
    held: { reason: 'hold' },
    amended: { reason: 'amend' },
    linesCancelled: { reason: 'cancel' },
    cancelled: { reason: 'cancel' },
    closedShort: { reason: 'closeShort' },
    reopened: { reason: 'reopen' },
    goodsTaken: { reason: 'amend' },
    goodsLost: { reason: 'amend' },
  },
  folds: salesOrderFolds,
});
