import { defineTable } from '../engine/table.ts';
import type {} from './category.events.ts';

/** Key of a name under a parent, whatever its case. */
export const siblingKey = (parent: string | null, name: string): string =>
  `${parent ?? ''}:${name.toLowerCase()}`;

export const categoryTable = defineTable({
  name: 'category',
  indexes: {
    parent: (row) => (row.state === 'archived' ? null : row.parent),
    sibling: (row) => (row.state === 'archived' ? null : siblingKey(row.parent, row.name.en)),
  },
  view: 'category.view',
  costFields: [],
  bootstrap: 'all',
});
