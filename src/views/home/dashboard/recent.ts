import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { compare } from '#model/values/order.ts';
import { places } from '#views/kinds.ts';

/** The kinds whose changes are shown in recent activity. */
export const tellingKinds: readonly TableName[] = places
  .filter(({ told }) => told !== null)
  .toSorted((a, b) => (a.told ?? 0) - (b.told ?? 0))
  .map(({ kind }) => kind);

export interface Recent {
  readonly kind: TableName;
  readonly row: DocumentRow;
}

/** The documents that changed last, newest first. */
export function recentChanges({ replica }: CompanyModel, most: number): readonly Recent[] {
  const found: Recent[] = [];
  for (const kind of tellingKinds) {
    const rows = replica.rows(kind) as readonly DocumentRow[]; // tables of document types hold documents
    const least = found.length >= most ? (found[most - 1]?.row.changedAt ?? '') : '';
    for (const row of rows) if (row.changedAt > least) found.push({ kind, row });
    found.sort((a, b) => compare(b.row.changedAt, a.row.changedAt));
    found.length = Math.min(found.length, most);
  }
  return found;
}
