import { stateText } from '#model/engine/propose.ts';
import type { DocumentRow, Row } from '#model/engine/rows.ts';
import { keysOf } from '#model/engine/table.ts';
import type { RowLayout } from './row-layout.ts';
import { searchText } from './search-text.ts';
import { keyColumn } from '../db/table-names.ts';

/** A row with the number of the event that wrote it. */
export interface WrittenRow {
  readonly row: Row;
  readonly seq: number;
}

/** The columns of a row, by name, as `jsonb_to_recordset` reads them. */
export type RowRecord = Readonly<Record<string, unknown>>;

/** The database columns of a row besides its data: for finding, filtering and sorting. */
export function rowRecord(layout: RowLayout, { row, seq }: WrittenRow): RowRecord {
  const { table } = layout;
  const document = row as Partial<DocumentRow>; // ledger rows have neither state nor timestamps
  const record: Record<string, unknown> = {
    id: row.id,
    seq,
    state: document.state === undefined ? null : stateText(document.state),
    open: table.isOpen?.(row) ?? true,
    changed_at: document.changedAt ?? null,
    search: searchText(row),
    data: row,
  };
  for (const index of layout.keys) record[keyColumn(index)] = onlyKey(layout, index, row);
  return record;
}

function onlyKey(layout: RowLayout, index: string, row: Row): string | null {
  const keys = keysOf(layout.table, index, row);
  if (keys.length > 1)
    throw new Error(
      `${layout.sqlTable} ${row.id}: ${index} needs a table of its own, it has ${keys.length} keys`,
    );
  return keys[0] ?? null;
}

/** The keys of a row in an index with its own table, without duplicates. */
export function manyKeysOf(layout: RowLayout, index: string, row: Row): { key: string; id: string }[] {
  return [...new Set(keysOf(layout.table, index, row))].map((key) => ({ key, id: row.id }));
}
