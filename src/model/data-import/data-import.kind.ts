import type { Draft } from 'immer';
import { DAY, defineKind } from '../engine/kind.ts';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { DataImportRow, ImportBeginning, ImportMapped } from './data-import.facts.ts';

type Row = Draft<DataImportRow>;

const none = { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 };

const asked = (row: Row, _: unknown, { by }: AppliedEvent): void => void (row.askedBy = by);

export const dataImportKind = defineKind({
  kind: 'dataImport',
  actions: ['view', 'create', 'undo'],
  isDiscussed: false,
  limits: { mapping: 7 * DAY, checked: 7 * DAY, stopped: 2 * DAY },
  indexes: {},
  folds: {
    begun: (row: Row, data: ImportBeginning, { by }: AppliedEvent): void =>
      void Object.assign(row, data, { counts: none, begunBy: by, askedBy: by }),
    mapped: (row: Row, data: ImportMapped): void => void Object.assign(row, data, { counts: none }),
    checkStarted: asked,
    runStarted: asked,
    undoStarted: asked,
  },
});
