import type { StateValue } from '../engine/rows.ts';
import { DAY, defineKind } from '../engine/kind.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { salesOrderFolds } from './sales-order.folds.ts';

/** The state of the commercial region. */
export const commercialOf = (state: StateValue): string =>
  typeof state === 'string' ? state : String(state['commercial']);

const bound = new Set(['confirmed', 'onHold']);
const isOpen = (row: Pick<SalesOrderRow, 'state'>): boolean =>
  commercialOf(row.state) === 'draft' || bound.has(commercialOf(row.state));

export const salesOrderKind = defineKind({
  kind: 'salesOrder',
  actions: ['view', 'create', 'edit', 'confirm', 'hold', 'cancel', 'close', 'reopen', 'override', 'import'],
  lists: ['salesOrder', 'release'],
  limits: {
    'commercial.draft': 14 * DAY,
    'commercial.confirmed': 30 * DAY,
    'commercial.onHold': 7 * DAY,
    'fulfilment.picking': 3 * DAY,
    'fulfilment.partlyShipped': 14 * DAY,
  },
  concerns: {
    held: ['author', 'confirmedBy'],
    resumed: ['author', 'confirmedBy'],
    cancelled: ['author', 'confirmedBy'],
    closedShort: ['author', 'confirmedBy'],
  },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    customer: (row) => row.customer,
    /** Orders that are promised and not finished, by customer. */
    open: { key: (row) => (bound.has(commercialOf(row.state)) ? row.customer : null), complete: true },
    openWarehouse: { key: (row) => (isOpen(row) ? row.warehouse : null), complete: true },
  },
  isOpen,
  folds: salesOrderFolds,
});
