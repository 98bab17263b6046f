import { defineTable } from '../engine/table.ts';
import type { ShipmentRow } from './shipment.events.ts';

const waiting = new Set<unknown>(['open', 'packed']);

export const shipmentTable = defineTable({
  name: 'shipment',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    order: (row) => row.order,
    customer: (row) => row.customer,
    /** Shipments that have not left, by their order. */
    open: (row) => (waiting.has(row.state) ? row.order : null),
  },
  view: 'shipment.view',
  costFields: ['cost'],
  bootstrap: 'recent',
  isOpen: (row: ShipmentRow) => waiting.has(row.state) || row.state === 'shipped',
});
