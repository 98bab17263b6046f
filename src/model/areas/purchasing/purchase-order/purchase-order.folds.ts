import type { Draft } from 'immer';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { answeredBy } from '#model/areas/setup/member/answering.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import { countArrival } from './purchase-order.arrival.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type {
  Acknowledged,
  Amended,
  Arrival,
  Drafted,
  PurchaseOrderRow,
  SentBack,
} from './purchase-order.facts.ts';

type Row = Draft<PurchaseOrderRow>;

/** [PO23] */
const sentBackOf =
  (sign: 1 | -1) =>
  (row: Row, { lines }: SentBack): void => {
    for (const { line: id, quantity } of lines) {
      const line = row.lines.find((one) => one.id === id);
      if (line) line.returned = (line.returned ?? 0) + sign * quantity;
    }
  };

export const purchaseOrderFolds = {
  created: (row: Row, data: Drafted): void =>
    void Object.assign(row, data, { number: null, revision: 0, orderedOn: null }),
  submitted: (row: Row, data: Answered, { by }: AppliedEvent): void => {
    row.submittedBy = by;
    answeredBy(row, data);
    delete row.rejectReason;
  },
  rejected: (row: Row, { reason }: WithReason): void => void (row.rejectReason = reason),
  acknowledged: (row: Row, data: Acknowledged): void => {
    row.theirReference = data.theirReference;
    row.lines = data.lines;
  },
  amended: (row: Row, data: Amended): void => {
    row.revision = data.revision;
    row.theirReference = data.theirReference;
    row.expectedOn = data.expectedOn;
    row.notes = data.notes;
    if (data.deliveryTerm !== undefined) row.deliveryTerm = data.deliveryTerm;
    if (data.deliveryPlace !== undefined) row.deliveryPlace = data.deliveryPlace;
    if (data.tags !== undefined) row.tags = data.tags;
    row.lines = data.lines;
  },
  received: (row: Row, data: Arrival): void => countArrival(row.lines, data, 1),
  unreceived: (row: Row, data: Arrival): void => countArrival(row.lines, data, -1),
  returned: sentBackOf(1),
  unreturned: sentBackOf(-1),
  closedShort: stateOnly,
  cancelled: stateOnly,
  reopened: stateOnly,
};
