import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import type { LandedCostFact, LandedCostRow } from './landed-cost.facts.ts';

type Row = Draft<LandedCostRow>;

export const landedCostFolds = {
  created: (row: Row, data: LandedCostFact<'created'>, event: AppliedEvent): void =>
    void Object.assign(row, data, {
      number: null,
      createdBy: event.by,
      postedAt: null,
      lines: [],
      reversedFor: null,
    }),
  scheduled: stateOnly,
  withdrawn: stateOnly,
  posted: (row: Row, data: LandedCostFact<'posted'>, event: AppliedEvent): void =>
    void Object.assign(row, data, { postedAt: event.at }),
  reversed: (row: Row, { reason }: LandedCostFact<'reversed'>): void => void (row.reversedFor = reason),
  discarded: stateOnly,
};
