import type { Draft } from 'immer';
import { answeredBy } from '#model/areas/setup/member/answering.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type {
  MovementFact,
  MovementForm,
  MovementRow,
  MovementRowLine,
  Part,
  PlacedPart,
} from './movement.facts.ts';

type Row = Draft<MovementRow>;
type Counter = 'ready' | 'sent' | 'received' | 'lost' | 'returned';

const untouched = { ready: 0, sent: 0, received: 0, lost: 0, returned: 0 } satisfies Record<Counter, number>;

const lineOf = (row: Row, id: string): Draft<MovementRowLine> | undefined =>
  row.lines.find((line) => line.id === id);

function raise(row: Row, counter: Counter, parts: readonly Part[]): void {
  for (const { line: id, quantity } of parts) {
    const line = lineOf(row, id);
    if (line) line[counter] += quantity;
  }
}

/** What lay ready has moved, or is let go. */
function clearReady(row: Row): void {
  for (const line of row.lines) line.ready = 0;
}

/** Of what was put in a place, the latest is taken back first. */
function forget(row: Row, { line, quantity, to }: PlacedPart): void {
  let left = quantity;
  for (const arrival of row.arrivals.toReversed()) {
    if (arrival.line !== line || arrival.to !== to || left === 0) continue;
    const back = Math.min(left, arrival.quantity);
    arrival.quantity -= back;
    left -= back;
  }
  row.arrivals = row.arrivals.filter((arrival) => arrival.quantity > 0);
}

function filledIn(row: Row, data: MovementForm): void {
  Object.assign(row, data, { lines: data.lines.map((line) => ({ ...line, ...untouched })) });
  row.requestedBy = null;
  row.approvedBy = null;
}

export const movementFolds = {
  created: (row: Row, data: MovementForm): void => {
    filledIn(row, data);
    Object.assign(row, {
      number: null,
      rejectedFor: null,
      reservedBy: null,
      claimedBy: null,
      dispatchedAt: null,
      endedAt: null,
      arrivals: [],
      losses: [],
    });
  },
  updated: filledIn,
  requested: (row: Row, { number, ...data }: MovementFact<'requested'>, event: AppliedEvent): void => {
    Object.assign(row, { number, requestedBy: event.by, rejectedFor: null });
    answeredBy(row, data);
  },
  approved: (row: Row, _: object, event: AppliedEvent): void => void (row.approvedBy = event.by),
  rejected: (row: Row, { reason }: MovementFact<'rejected'>): void =>
    void Object.assign(row, { requestedBy: null, rejectedFor: reason }),
  withdrawn: (row: Row): void => void (row.requestedBy = null),
  reserved: (row: Row, { number, lines }: MovementFact<'reserved'>, event: AppliedEvent): void => {
    row.number = number;
    row.reservedBy = event.by;
    raise(row, 'ready', lines);
  },
  unreserved: (row: Row): void => {
    clearReady(row);
    row.claimedBy = null;
  },
  claimed: (row: Row, _: object, event: AppliedEvent): void => void (row.claimedBy = event.by),
  put: (row: Row, { line, quantity, to }: MovementFact<'put'>): void => {
    raise(row, 'ready', [{ line, quantity: -quantity }]);
    raise(row, 'sent', [{ line, quantity }]);
    raise(row, 'received', [{ line, quantity }]);
    row.arrivals.push({ line, quantity, to });
  },
  takenBack: (row: Row, { line, quantity, to }: MovementFact<'takenBack'>): void => {
    raise(row, 'ready', [{ line, quantity }]);
    raise(row, 'sent', [{ line, quantity: -quantity }]);
    raise(row, 'received', [{ line, quantity: -quantity }]);
    forget(row, { line, quantity, to });
  },
  moved: (row: Row, { lines }: MovementFact<'moved'>, event: AppliedEvent): void => {
    clearReady(row);
    raise(row, 'sent', lines);
    raise(row, 'received', lines);
    row.arrivals.push(...lines);
    row.endedAt = event.at;
  },
  dispatched: (row: Row, { lines }: MovementFact<'dispatched'>, event: AppliedEvent): void => {
    clearReady(row);
    raise(row, 'sent', lines);
    row.claimedBy = null;
    row.dispatchedAt = event.at;
  },
  received: (row: Row, { lines }: MovementFact<'received'>, event: AppliedEvent): void => {
    raise(row, 'received', lines);
    row.arrivals.push(...lines);
    row.endedAt = event.at;
  },
  settled: (row: Row, { outcome, lines }: MovementFact<'settled'>, event: AppliedEvent): void => {
    raise(row, outcome === 'found' ? 'received' : outcome, lines);
    if (outcome === 'found')
      row.arrivals.push(...lines.map(({ line, quantity, to }) => ({ line, quantity, to })));
    if (outcome === 'lost')
      row.losses.push(...lines.map(({ line, quantity, value }) => ({ line, quantity, value })));
    row.endedAt = event.at;
  },
  recalled: (row: Row): void => void (row.claimedBy = null),
  putBack: (row: Row, { lines }: MovementFact<'putBack'>, event: AppliedEvent): void => {
    raise(row, 'returned', lines);
    row.endedAt = event.at;
  },
  cancelled: (row: Row, _: object, event: AppliedEvent): void => {
    clearReady(row);
    row.endedAt = event.at;
  },
  reversed: (): void => {},
  /** All of it is back; the form that follows has the lines. */
  corrected: (row: Row): void =>
    void Object.assign(row, {
      claimedBy: null,
      dispatchedAt: null,
      endedAt: null,
      arrivals: [],
      losses: [],
    }),
};
