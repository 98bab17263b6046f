import { defineKind } from '#model/engine/kind.ts';
import type {} from './tag.facts.ts';

export const tagKind = defineKind({
  kind: 'tag',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  indexes: {
    /** Archived ones too: a restored tag has its name still. */
    name: (row) => row.name.toLowerCase(),
  },
});
