import type { Draft } from 'immer';
import { countArrival } from './purchase-order.arrival.ts';
import type {
  Acknowledged,
  Amended,
  Arrival,
  Drafted,
  Placed,
  PurchaseOrderRow,
} from './purchase-order.events.ts';

type Row = Draft<PurchaseOrderRow>;
const stateOnly = (): void => {};

export const purchaseOrderFolds = {
  created: (row: Row, data: Drafted): void =>
    void Object.assign(row, data, { number: null, revision: 0, orderedOn: null }),
  updated: (row: Row, data: Drafted): void => void Object.assign(row, data),
  discarded: stateOnly,
  placed: (row: Row, data: Placed): void => void Object.assign(row, data),
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
  received: (row: Row, data: Arrival): void => countArrival(row.lines, data, 1),
  unreceived: (row: Row, data: Arrival): void => countArrival(row.lines, data, -1),
  closed: stateOnly,
  closedShort: stateOnly,
  cancelled: stateOnly,
  reopened: stateOnly,
};
