import { sql, type Kysely } from 'kysely';
import { keyTable, rowTable } from '#server/platform/db/table-names.ts';
import { makeIndex, makeKeys } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const INDEX = 'openProduct';
const anyLine = sql`jsonb_array_elements(data -> 'lines') as line`;
const announced = (states: readonly string[]) =>
  sql`state = any(${states}::text[]) and (line ->> 'quantity')::bigint > 0`;

/** Of which products' rows are looked up: what is in `data` of them, while they are not finished. */
const kinds = [
  { kind: 'goodsReceipt', isOpen: sql`open` },
  { kind: 'movement', isOpen: sql`open` },
  { kind: 'adjustment', isOpen: sql`open` },
  { kind: 'assembly', isOpen: sql`open` },
  { kind: 'purchaseOrder', isOpen: sql`open` },
  {
    kind: 'customerReturn',
    isOpen: announced(['draft', 'requested', 'approved', 'partlyReceived', 'received', 'graded']),
  },
  { kind: 'supplierReturn', isOpen: announced(['draft', 'requested', 'accepted']) },
  // Orders that are promised; of these what is not kept in stock.
  { kind: 'salesOrder', isOpen: sql`key_open is not null and not (line ->> 'stocked')::boolean` },
];
/** Of whom: the look-up, and what is in `data`. */
const parties = [
  { kind: 'goodsReceipt', column: 'key_open_supplier', party: 'supplier' },
  { kind: 'supplierReturn', column: 'key_open_supplier', party: 'supplier' },
  { kind: 'customerReturn', column: 'key_open_customer', party: 'customer' },
];

/**
 * What is not finished is looked up by its products and by whom it is with, since these are neither archived nor changed
 * while it is. [PR3] [PR4] [SU4] [CU4]
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const made: typeof kinds = [];
  for (const one of kinds) if (await lacks(db, one.kind)) made.push(one);
  for (const { kind } of made) await makeKeys(db, keyTable(kind, INDEX));
  const named: typeof parties = [];
  for (const one of parties) if (await addParty(db, one)) named.push(one);
  // Rows are read one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    for (const { kind, isOpen } of made)
      await sql`
        insert into ${sql.table(keyTable(kind, INDEX))} (company_id, key, id)
        select distinct company_id, line ->> 'product', id from ${sql.table(rowTable(kind))}, ${anyLine}
         where company_id = ${id} and ${isOpen}`.execute(db);
    if (made.some(({ kind }) => kind === 'assembly'))
      await sql`
        insert into ${sql.table(keyTable('assembly', INDEX))} (company_id, key, id)
        select company_id, data ->> 'product', id from ${sql.table(rowTable('assembly'))}
         where company_id = ${id} and open on conflict do nothing`.execute(db);
    for (const { kind, column, party } of named)
      await sql`update ${sql.table(rowTable(kind))} set ${sql.ref(column)} = data ->> ${party}::text
         where company_id = ${id} and open`.execute(db);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

/** Whether rows of a kind have a table, and this look-up none. */
async function lacks(db: Kysely<Schema>, kind: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select to_regclass(${rowTable(kind)}) is not null and to_regclass(${keyTable(kind, INDEX)}) is null as is`.execute(
    db,
  );
  return rows[0]?.is === true;
}

/** Adds the look-up where rows of a kind have a table, and it is not there yet. */
async function addParty(db: Kysely<Schema>, { kind, column }: (typeof parties)[number]): Promise<boolean> {
  const table = rowTable(kind);
  const { rows } = await sql<{ is: boolean }>`
    select to_regclass(${table}) is not null and not exists (select from pg_attribute
      where attrelid = to_regclass(${table}) and attname = ${column}) as is`.execute(db);
  if (rows[0]?.is !== true) return false;
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text collate "C"`.execute(db);
  await makeIndex(db, table, column, sql`(company_id, ${sql.ref(column)})`);
  return true;
}
