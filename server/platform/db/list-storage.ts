import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { DocumentRow, Row } from '#model/engine/rows.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { fieldOf, ownText, type Listing } from '#model/lists/listing.ts';
import { compare } from '#model/values/order.ts';
import { together } from '#server/platform/db/pipelined.ts';
import { listColumns, listTable, sortKey, sqlTypes, textTable, type ListColumn } from './list-columns.ts';

/** A table of the model whose rows lists read, and how. */
export interface Listed {
  readonly table: Pick<AnyTable, 'isOpen'>;
  readonly listing: Listing;
}

type ListRecord = Readonly<Record<string, unknown>>;

/** What lists read of a row, by column. */
export function listRecord({ table, listing }: Listed, row: Row): ListRecord {
  const fields = listColumns(listing).map((column) => [column.column, storedValue(listing, column, row)]);
  return {
    id: row.id,
    open: table.isOpen?.(row) ?? true,
    changed_at: (row as Partial<DocumentRow>).changedAt ?? null, // listed rows are documents
    search: ownText(listing, row),
    ...Object.fromEntries(fields),
  };
}

function storedValue(listing: Listing, { field, type, language }: ListColumn, row: Row): string | number {
  const spec = fieldOf(listing, field);
  const value = 'of' in spec ? spec.of(row) : '';
  if (type === 'number') return value;
  const text = String(value).toWellFormed();
  return type === 'word' ? text : `\\x${sortKey(text, language)}`;
}

/** Writes what lists read of these rows, in two statements: texts are left alone where they are the same. */
export async function writeListed(
  db: QueryExecutorProvider,
  company: number,
  listed: Listed,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const records = rows
    .map((row) => listRecord(listed, row))
    .sort((a, b) => compare(String(a['id']), String(b['id']))); // two writers never deadlock
  const own = listColumns(listed.listing);
  const columns = ['open', 'changed_at', 'search', ...own.map(({ column }) => column)];
  const names = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const updates = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const shape = sql.join([
    sql`id text, open boolean, changed_at timestamptz, search text`,
    ...own.map(({ column, type }) => sql`${sql.ref(column)} ${bareType(type)}`),
  ]);
  const texts = JSON.stringify(records.map(({ id, search }) => ({ id, text: search })));
  await together([
    sql`
      insert into ${sql.table(listTable(listed.listing.table))} (company_id, ${names})
      select ${company}, ${names} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(${shape})
      on conflict (company_id, id) do update set ${updates}`.execute(db),
    sql`
      insert into ${sql.table(textTable(listed.listing.table))} as known (company_id, id, text)
      select ${company}, id, text from jsonb_to_recordset(${texts}::jsonb) as given(id text, text text)
      on conflict (company_id, id) do update set text = excluded.text where known.text <> excluded.text`.execute(
      db,
    ),
  ]);
}

const bareType = (type: ListColumn['type']): RawBuilder<unknown> =>
  sql.raw(sqlTypes[type].replace(/ collate .*/, ''));

export async function removeListed(
  db: QueryExecutorProvider,
  company: number,
  { listing }: Listed,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = [listTable, textTable].map((tableOf) =>
    sql`delete from ${sql.table(tableOf(listing.table))}
      where company_id = ${company} and id = any(${[...ids]}::text[])`.execute(db),
  );
  await together(gone);
}
