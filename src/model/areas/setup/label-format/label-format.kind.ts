import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { LabelFormatForm, LabelFormatRow } from './label-format.facts.ts';

const born =
  (builtIn: boolean) =>
  (row: Draft<LabelFormatRow>, data: LabelFormatForm): void =>
    void Object.assign(row, data, { builtIn });

export const labelFormatKind = defineKind({
  kind: 'labelFormat',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'label-formats',
  indexes: {
    /** Archived ones too: a restored format has its code still. */
    code: (row) => row.code.toLowerCase(),
  },
  folds: { created: born(false), provided: born(true) },
});
