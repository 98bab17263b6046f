import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { AssemblyFact, AssemblyForm, AssemblyRow } from './assembly.facts.ts';

type Row = Draft<AssemblyRow>;

export const assemblyFolds = {
  created: (row: Row, data: AssemblyForm): void =>
    void Object.assign(row, data, {
      number: null,
      lines: [],
      leftOut: [],
      built: 0,
      builds: [],
      releasedBy: null,
      releasedAt: null,
      endedAt: null,
    }),
  released: (row: Row, data: AssemblyFact<'released'>, event: AppliedEvent): void =>
    void Object.assign(row, data, { releasedBy: event.by, releasedAt: event.at }),
  built: (row: Row, { quantity, out, into }: AssemblyFact<'built'>, { at, by }: AppliedEvent): void => {
    row.built += quantity;
    row.builds.push({ quantity, out, into, at, by });
    if (row.built >= row.quantity) row.endedAt = at;
  },
  closedShort: (row: Row, _: object, event: AppliedEvent): void => void (row.endedAt = event.at),
  cancelled: (row: Row, _: object, event: AppliedEvent): void => void (row.endedAt = event.at),
  reversed: (row: Row, _: object, event: AppliedEvent): void => void (row.endedAt = event.at),
};
