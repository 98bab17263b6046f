import { isArchived } from '#model/engine/archived.ts';
import { siblingKey } from '#model/areas/setup/party-category/party-category.indexes.ts';
import type { PartyCategoryRow } from '#model/areas/setup/party-category/party-category.ts';
import { compare } from '#model/values/order.ts';

/** Categories in use under one parent whose names differ in case only: made of texts, to be merged by a person. [PC8] */
export function lookAlikes(rows: readonly PartyCategoryRow[]): readonly (readonly PartyCategoryRow[])[] {
  const used = rows.filter((row) => !isArchived(row));
  const byName = Map.groupBy(used, (row) => siblingKey(row.parent, row.name));
  return [...byName.values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => alike.toSorted((a, b) => compare(a.name, b.name)));
}
