import { DAY, defineKind } from '#model/engine/kind.ts';
import { costs } from '#model/stock/costs.ts';
import type { ShipmentRow } from './shipment.facts.ts';
import { shipmentFolds } from './shipment.folds.ts';

const waiting = new Set<unknown>(['open', 'packed']);

/** Whether its goods are still to be packed. */
export const isToPack = ({ state }: Pick<ShipmentRow, 'state'>): boolean => state === 'open';

/** Whether it waits for its carrier. */
export const isPacked = ({ state }: Pick<ShipmentRow, 'state'>): boolean => state === 'packed';

export const shipmentKind = defineKind({
  kind: 'shipment',
  actions: ['view', 'edit', 'ship', 'deliver', 'cancel', 'reverse', 'override'],
  limits: { open: 2 * DAY, packed: 2 * DAY, shipped: 14 * DAY },
  concerns: { cancelled: ['author'], reversed: ['author'], corrected: ['author'], undelivered: ['author'] },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    order: (row) => row.order,
    customer: (row) => row.customer,
    /** Shipments that have not left, by order. */
    open: { key: (row) => (waiting.has(row.state) ? row.order : null), complete: true },
    openWarehouse: { key: (row) => (waiting.has(row.state) ? row.warehouse : null), complete: true },
  },
  guarded: [costs('cost', 'returnedCost')],
  isOpen: (row: ShipmentRow) => waiting.has(row.state) || row.state === 'shipped',
  reasons: {
    lotsAllowed: { reason: 'freeStock' },
    undelivered: { reason: 'undeliver' },
    cancelled: { reason: 'cancel' },
    reversed: { reason: 'reverse' },
    corrected: { reason: 'reverse' },
  },
  folds: shipmentFolds,
});
