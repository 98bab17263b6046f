import type { Draft } from 'immer';
import { DAY, defineKind } from '#model/engine/kind.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { DataImportRow, ImportBeginning, ImportMapped } from './data-import.facts.ts';

type Row = Draft<DataImportRow>;

const none = { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 };

const askedBy = ({ by, byType }: AppliedEvent) => ({ askedBy: by, ...(byType && { askedByType: byType }) });
const asked = (row: Row, _: unknown, event: AppliedEvent): void => void Object.assign(row, askedBy(event));

export const dataImportKind = defineKind({
  kind: 'dataImport',
  actions: ['view', 'create', 'undo'],
  isDiscussed: false,
  limits: { mapping: 7 * DAY, checked: 7 * DAY, stopped: 2 * DAY },
  indexes: {},
  folds: {
    begun: (row: Row, data: ImportBeginning, event: AppliedEvent): void =>
      void Object.assign(row, data, { counts: none, begunBy: event.by, ...askedBy(event) }),
    mapped: (row: Row, data: ImportMapped): void => void Object.assign(row, data, { counts: none }),
    checkStarted: asked,
    runStarted: asked,
    undoStarted: asked,
  },
});
