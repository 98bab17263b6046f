import { defineKind } from '#model/engine/kind.ts';
import type {} from './product-type.facts.ts';

/** Index key of a name under a parent, case-insensitive. */
export const typeNameKey = (parent: string | null, name: string): string =>
  `${parent ?? ''}:${name.toLowerCase()}`;

export const productTypeKind = defineKind({
  kind: 'productType',
  actions: ['view', 'create', 'edit', 'archive'],
  indexes: {
    /** Archived ones too: a key does not come back with another kind because its type was away. */
    parent: (row) => row.parent,
    sibling: (row) => (row.state === 'archived' ? null : typeNameKey(row.parent, row.name.en)),
  },
});
