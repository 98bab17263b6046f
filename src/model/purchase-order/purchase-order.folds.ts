import type { Draft } from 'immer';
import { stateOnly } from '../engine/kind.ts';
import type { Acknowledged, Amended, Arrival, Drafted, PurchaseOrderRow } from './purchase-order.facts.ts';

type Row = Draft<PurchaseOrderRow>;

export const purchaseOrderFolds = {
  created: (row: Row, data: Drafted): void =>
    void Object.assign(row, data, { number: null, revision: 0, orderedOn: null }),
  acknowledged: (row: Row, data: Acknowledged): void => {
    row.theirReference = data.theirReference;
    row.lines = data.lines;
  },
  amended: (row: Row, data: Amended): void => {
    row.revision = data.revision;
    row.theirReference = data.theirReference;
    row.expectedOn = data.expectedOn;
    row.notes = data.notes;
    row.lines = data.lines;
  },
  received: (row: Row, data: Arrival): void => count(row, data, 1),
  unreceived: (row: Row, data: Arrival): void => count(row, data, -1),
  closedShort: stateOnly,
  cancelled: stateOnly,
  reopened: stateOnly,
};

function count(row: Row, data: Arrival, sign: 1 | -1): void {
  for (const entry of data.lines) {
    const line = row.lines.find((one) => one.id === entry.line);
    if (!line) continue;
    line.received += sign * entry.quantity;
    line.rejected += sign * entry.rejected;
  }
}
