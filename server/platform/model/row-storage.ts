import { sql, type Transaction } from 'kysely';
import type { Row } from '#model/engine/rows.ts';
import { compare } from '#model/values/order.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayout } from './row-layout.ts';
import { removeListed, writeListed } from '../db/list-storage.ts';
import { manyKeysOf, rowRecord, type WrittenRow } from './row-record.ts';
import { keyColumn, keyTable } from '../db/table-names.ts';

type Trx = Transaction<Schema>;

/** The rows with these ids, in no particular order; missing ones are left out. */
export async function rowsById(
  trx: Trx,
  company: number,
  layout: RowLayout,
  ids: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<{ data: Row }>`
    select data from ${sql.table(layout.sqlTable)} where company_id = ${company} and id = any(${[...ids]}::text[])`.execute(
    trx,
  );
  return rows.map((row) => row.data);
}

/** The rows under any of these keys of an index, without duplicates. */
export async function rowsByKeys(
  trx: Trx,
  company: number,
  layout: RowLayout,
  index: string,
  keys: readonly string[],
): Promise<Row[]> {
  const table = sql.table(layout.sqlTable);
  const wanted = sql`any(${[...keys]}::text[])`;
  const found = layout.keys.includes(index)
    ? sql`${sql.ref(keyColumn(index))} = ${wanted}`
    : sql`id in (select id from ${sql.table(keyTable(layout.table.name, index))} where company_id = ${company} and key = ${wanted})`;
  const { rows } = await sql<{
    data: Row;
  }>`select data from ${table} where company_id = ${company} and ${found}`.execute(trx);
  return rows.map((row) => row.data);
}

/**
 * Writes and removes rows of one table, with at most two statements, as many for what lists read of them, and one for
 * each of its key tables.
 */
export async function writeRows(
  trx: Trx,
  company: number,
  layout: RowLayout,
  written: readonly WrittenRow[],
  removed: readonly string[],
): Promise<void> {
  await together([
    ...(written.length > 0 ? [upsert(trx, company, layout, written)] : []),
    ...(removed.length > 0 ? [remove(trx, company, layout, removed)] : []),
    ...(layout.listed
      ? [
          writeListed(
            trx,
            company,
            layout.listed,
            written.map(({ row }) => row),
          ),
          removeListed(trx, company, layout.listed, removed),
        ]
      : []),
    ...layout.manyKeys.map((index) => replaceKeys(trx, company, layout, index, written, removed)),
  ]);
}

async function remove(trx: Trx, company: number, layout: RowLayout, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(layout.sqlTable)}
    where company_id = ${company} and id = any(${[...ids]}::text[])`.execute(trx);
}

async function upsert(
  trx: Trx,
  company: number,
  layout: RowLayout,
  written: readonly WrittenRow[],
): Promise<void> {
  // Ordered by id, so that two writers never deadlock.
  const records = written
    .map((row) => rowRecord(layout, row))
    .sort((a, b) => compare(String(a['id']), String(b['id'])));
  const keyColumns = layout.keys.map(keyColumn);
  const columns = ['seq', 'state', 'open', 'changed_at', 'search', 'data', ...keyColumns];
  const listed = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const updates = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const shape = sql.join([
    sql`id text, seq bigint, state text, open boolean, changed_at timestamptz, search text, data jsonb`,
    ...keyColumns.map((column) => sql`${sql.ref(column)} text`),
  ]);
  await sql`
    insert into ${sql.table(layout.sqlTable)} (company_id, ${listed})
    select ${company}, ${listed} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(${shape})
    on conflict (company_id, id) do update set ${updates}`.execute(trx);
}

async function replaceKeys(
  trx: Trx,
  company: number,
  layout: RowLayout,
  index: string,
  written: readonly WrittenRow[],
  removed: readonly string[],
): Promise<void> {
  const table = sql.table(keyTable(layout.table.name, index));
  const ids = [...removed, ...written.map(({ row }) => row.id)];
  const keys = JSON.stringify(written.flatMap(({ row }) => manyKeysOf(layout, index, row)));
  const given = sql`jsonb_to_recordset(${keys}::jsonb) as given(key text, id text)`;
  // One statement sees one snapshot: a key that stays must be left alone, not removed and added.
  await sql`
    with removed as (
      delete from ${table} where company_id = ${company} and id = any(${ids}::text[])
        and (key, id) not in (select key, id from ${given}))
    insert into ${table} (company_id, key, id) select ${company}, key, id from ${given}
    on conflict do nothing`.execute(trx);
}
