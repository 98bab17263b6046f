import type { Draft } from 'immer';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { answeredBy } from '#model/areas/setup/member/answering.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { SupplierBillFact, SupplierBillRow } from './supplier-bill.facts.ts';

type Row = Draft<SupplierBillRow>;

const untouched = {
  deviations: [],
  explanation: null,
  approvedBy: null,
  posted: null,
  reversed: null,
  ordered: null,
  paid: null,
};

/** Whoever had a hand in it once had one, whatever others did after them. [SBL7] */
function workedOn(row: Row, { by }: AppliedEvent, { onBehalfOf }: Answered = {}): void {
  row.workedOnBy = [...new Set([...(row.workedOnBy ?? []), by, ...(onBehalfOf ? [onBehalfOf] : [])])];
}

export const supplierBillFolds = {
  created(row: Row, data: SupplierBillFact<'created'>, event: AppliedEvent): void {
    Object.assign(row, untouched, data, { createdBy: event.by });
    workedOn(row, event);
  },
  updated(row: Row, data: SupplierBillFact<'updated'>, event: AppliedEvent): void {
    Object.assign(row, data, { editedBy: event.by });
    workedOn(row, event);
  },
  matched(row: Row, { deviations, ...who }: SupplierBillFact<'matched'>, event: AppliedEvent): void {
    row.deviations = deviations;
    row.explanation = null;
    row.submittedBy = event.by;
    answeredBy(row, who);
    workedOn(row, event, who);
  },
  explained(row: Row, { reason, note, ...who }: SupplierBillFact<'explained'>, event: AppliedEvent): void {
    row.explanation = { reason, note };
    row.submittedBy = event.by;
    answeredBy(row, who);
    workedOn(row, event, who);
  },
  approved: (row: Row, _: unknown, event: AppliedEvent): void => void (row.approvedBy = event.by),
  reopened(row: Row): void {
    row.deviations = [];
    row.explanation = null;
    row.approvedBy = null;
    row.ordered = null;
  },
  posted: (row: Row, data: SupplierBillFact<'posted'>): void => void (row.posted = data),
  reversed(row: Row, data: SupplierBillFact<'reversed'>): void {
    row.reversed = data;
    row.ordered = null;
  },
  ordered: (row: Row, data: SupplierBillFact<'ordered'>, event: AppliedEvent): void =>
    void (row.ordered = { ...data, at: event.at }),
  fileFetched(row: Row, { file, fingerprint }: SupplierBillFact<'fileFetched'>, { at }: AppliedEvent): void {
    if (row.ordered?.file === file) row.ordered.fetched ??= { at, fingerprint };
  },
  orderTakenBack(row: Row): void {
    if (row.ordered?.fetched) row.leftFiles = [...new Set([...(row.leftFiles ?? []), row.ordered.file])];
    row.ordered = null;
  },
  paid: (row: Row, data: SupplierBillFact<'paid'>): void => void (row.paid = data),
  unpaid: (row: Row): void => void (row.paid = null),
};
