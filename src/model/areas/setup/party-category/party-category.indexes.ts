import { isArchived } from '#model/engine/archived.ts';
import type { PartyCategoryRow } from './party-category.ts';

/** Index key of a name under a parent, case-insensitive. */
export const siblingKey = (parent: string | null, name: string): string =>
  `${parent ?? ''}:${name.trim().toLowerCase()}`;

/** The look-ups of categories in use: those below one, and the name under a parent. */
export const categoryIndexes = {
  parent: (row: PartyCategoryRow) => (isArchived(row) ? null : row.parent),
  sibling: (row: PartyCategoryRow) => (isArchived(row) ? null : siblingKey(row.parent, row.name)),
};
