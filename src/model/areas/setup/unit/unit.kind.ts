import { defineKind } from '#model/engine/kind.ts';
import type {} from './unit.facts.ts';

export const unitKind = defineKind({
  kind: 'unit',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'units',
  indexes: {
    /** Archived ones too: lines of before name them. */
    code: (row) => row.code.toLowerCase(),
  },
});
