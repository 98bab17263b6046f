import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { UnknownItemFact, UnknownItemRow } from './unknown-item.facts.ts';

type Row = Draft<UnknownItemRow>;

export const unknownItemFolds = {
  parked: (row: Row, data: UnknownItemFact<'parked'>, { by }: AppliedEvent): void =>
    void Object.assign(row, data, { parkedBy: by, resolved: null }),
  matched(row: Row, { product, receipt }: UnknownItemFact<'matched'>, { by, at }: AppliedEvent): void {
    row.resolved = { by, at, product, receipt };
  },
  sentBack(row: Row, data: UnknownItemFact<'sentBack'>, { by, at }: AppliedEvent): void {
    row.resolved = { by, at, ...data };
  },
  discarded(row: Row, { reason }: UnknownItemFact<'discarded'>, { by, at }: AppliedEvent): void {
    row.resolved = { by, at, reason };
  },
  reopened(row: Row): void {
    row.resolved = null;
  },
};
