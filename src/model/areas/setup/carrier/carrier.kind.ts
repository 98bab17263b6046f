import { defineKind } from '#model/engine/kind.ts';
import type {} from './carrier.facts.ts';

export const carrierKind = defineKind({
  kind: 'carrier',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  indexes: {
    /** Archived ones too: a restored carrier has its name still. */
    name: (row) => row.name.toLowerCase(),
  },
});
