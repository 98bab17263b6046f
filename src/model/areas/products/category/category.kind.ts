import { defineKind } from '#model/engine/kind.ts';
import type {} from './category.facts.ts';

/** Index key of a name under a parent, case-insensitive. */
export const siblingKey = (parent: string | null, name: string): string =>
  `${parent ?? ''}:${name.toLowerCase()}`;

export const categoryKind = defineKind({
  kind: 'category',
  actions: ['view', 'create', 'edit', 'archive'],
  importedAs: 'categories',
  references: { parent: 'category' },
  indexes: {
    parent: (row) => (row.state === 'archived' ? null : row.parent),
    sibling: (row) => (row.state === 'archived' ? null : siblingKey(row.parent, row.name.en)),
  },
});
