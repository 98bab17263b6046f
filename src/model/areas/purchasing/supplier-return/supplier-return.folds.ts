import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { SupplierReturnFact, SupplierReturnRow } from './supplier-return.facts.ts';

type Row = Draft<SupplierReturnRow>;

function setKept(row: Row, kept: SupplierReturnFact<'requested'>['kept']): void {
  if (kept && kept.length > 0) row.kept = kept;
  else delete row.kept;
}

export const supplierReturnFolds = {
  created: (row: Row, data: SupplierReturnFact<'created'>, event: AppliedEvent): void =>
    void Object.assign(row, data, {
      notes: '',
      theirReference: '',
      number: null,
      createdBy: event.by,
      acceptedAt: null,
      dispatchedAt: null,
      creditedAt: null,
      rejectedFor: null,
      cancelledFor: null,
      currency: null,
    }),
  updated: (row: Row, { notes, lines, kept }: SupplierReturnFact<'updated'>): void => {
    Object.assign(row, { notes, lines });
    setKept(row, kept);
  },
  /** What stays is on no line. */
  requested: (row: Row, { number, kept }: SupplierReturnFact<'requested'>): void => {
    row.number = number;
    setKept(row, kept);
    row.lines = row.lines.filter(({ quantity }) => quantity > 0);
  },
  accepted: (row: Row, { theirReference }: SupplierReturnFact<'accepted'>, event: AppliedEvent): void => {
    row.theirReference = theirReference;
    row.acceptedAt = event.at;
  },
  rejected: (row: Row, { reason }: SupplierReturnFact<'rejected'>): void => {
    row.rejectedFor = reason;
    delete row.kept;
  },
  cancelled: (row: Row, { reason }: SupplierReturnFact<'cancelled'>): void => {
    row.cancelledFor = reason;
    delete row.kept;
  },
  dispatched: (row: Row, data: SupplierReturnFact<'dispatched'>, event: AppliedEvent): void => {
    delete row.kept;
    row.dispatchedAt = event.at;
    row.lines = row.lines.filter(({ quantity }) => quantity > 0);
    for (const { line: id, cost, difference } of data.lines) {
      const line = row.lines.find((one) => one.id === id);
      if (line && cost !== undefined) line.cost = cost; // absent for those who may not see costs
      if (line && difference !== undefined) line.difference = difference;
    }
  },
  credited: (row: Row, data: SupplierReturnFact<'credited'>, event: AppliedEvent): void =>
    void Object.assign(row, data, { creditedAt: event.at }),
  /** What was credited was for goods that did not go back. */
  reversed: (row: Row, { reason }: SupplierReturnFact<'reversed'>): void => {
    Object.assign(row, { reversedFor: reason, dispatchedAt: null, creditedAt: null, currency: null });
    delete row.amount;
  },
};
