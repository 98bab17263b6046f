import type { Draft } from 'immer';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { answeredBy } from '#model/areas/setup/member/answering.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type { AdjustmentRow, Approved, Created, Posted, Updated } from './adjustment.facts.ts';

type Row = Draft<AdjustmentRow>;

const untouched = {
  adjustedOn: null,
  notes: '',
  number: null,
  effectiveAt: null,
  postedBy: null,
};

/** To be approved anew: what was said of it before no longer holds. */
function undecided(row: Row): void {
  delete row.approvedBy;
  delete row.approvedValue;
}

export const adjustmentFolds = {
  created: (row: Row, data: Created, { by }: AppliedEvent): void =>
    void Object.assign(row, untouched, data, { createdBy: by }),
  /** Lines have reasons of their own. */
  updated: (row: Row, data: Updated): void => void Object.assign(row, data),
  submitted: (row: Row, data: Answered, { by }: AppliedEvent): void => {
    row.submittedBy = by;
    answeredBy(row, data);
    delete row.rejectReason;
    undecided(row);
  },
  approved: (row: Row, data: Approved, { by }: AppliedEvent): void => {
    row.approvedBy = by;
    Object.assign(row, data);
  },
  rejected: (row: Row, { reason }: WithReason): void => void (row.rejectReason = reason),
  withdrawn: undecided,
  promisesTaken: (row: Row, { reason }: WithReason, { by }: AppliedEvent): void => {
    row.takeReason = reason;
    row.submittedBy ??= by;
    delete row.rejectReason;
  },
  posted: (row: Row, { released, ...data }: Posted, { by }: AppliedEvent): void => {
    Object.assign(row, data, { postedBy: by });
    if (released?.length) row.released = released;
  },
  reversed: stateOnly,
  /** What was agreed to was reversed; the form that follows has the lines. */
  corrected: (row: Row): void => {
    undecided(row);
    delete row.takeReason;
    delete row.released;
  },
};
