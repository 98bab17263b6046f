import { sql, type Kysely, type RawBuilder } from 'kysely';
import { codeKey } from '#model/values/code-key.ts';
import { keyColumn, keyTable, rowTable } from '#server/platform/db/table-names.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Db = Kysely<Schema>;

const OPEN = 'openProduct';
/** What is open of a product besides what was looked up before: lists of `data`, of the rows that have them. */
const more = [
  // What is to be sent instead of what comes back.
  {
    kind: 'customerReturn',
    list: 'exchange',
    isOpen: sql`state = any(array['draft', 'requested', 'approved', 'partlyReceived', 'received', 'graded'])`,
  },
  // Drafts; of what is promised, all that is kept in stock is reserved.
  { kind: 'salesOrder', list: 'lines', isOpen: sql`key_open_warehouse is not null and key_open is null` },
] as const;

const products = sql.table(rowTable('product'));
const barcodes = sql.table(keyTable('product', 'barcode'));
const sku = sql.ref(keyColumn('sku'));

/**
 * Products that are to be sent in exchange, or that drafts of orders have, are looked up too, since they are neither
 * archived nor changed while they are [PR3] [PR4]; and codes are found as they are compared since the mark of byte order
 * is a sign that nobody sees [PR1].
 */
export async function up(db: Db): Promise<void> {
  const kinds = [];
  for (const one of more) if (await hasKeys(db, one.kind, OPEN)) kinds.push(one);
  const hasCodes = await hasKeys(db, 'product', 'barcode');
  // Rows are read one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    for (const { kind, list, isOpen } of kinds)
      await sql`
        insert into ${sql.table(keyTable(kind, OPEN))} (company_id, key, id)
        select distinct company_id, line ->> 'product', id
          from ${sql.table(rowTable(kind))}, ${within(list)} as line
         where company_id = ${id} and ${isOpen} on conflict do nothing`.execute(db);
    if (hasCodes) {
      await writeSkus(db, id);
      await writeBarcodes(db, id);
    }
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

/** Whether rows of a kind have this look-up: it comes with their table otherwise. */
async function hasKeys(db: Db, kind: string, index: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select to_regclass(${keyTable(kind, index)}) is not null as is`.execute(db);
  return rows[0]?.is === true;
}

/** What is in a list of `data`, which may be absent. */
const within = (list: string): RawBuilder<unknown> =>
  sql`jsonb_array_elements(coalesce(data -> ${list}::text, '[]'))`;

/** Plain codes have the keys that they had. */
const isPlain = sql`!~ '[^!-~]'`;

async function writeSkus(db: Db, company: number): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; key: string }>`
    select id, data ->> 'sku' as code, ${sku} as key from ${products}
     where company_id = ${company} and not data ->> 'sku' ${isPlain}`.execute(db);
  const changed = rows.filter(({ code, key }) => codeKey(code) !== key);
  await sql`
    update ${products} set ${sku} = fresh.key
      from unnest(${changed.map(({ id }) => id)}::text[], ${changed.map(({ code }) => codeKey(code))}::text[]) fresh (id, key)
     where company_id = ${company} and ${products}.id = fresh.id`.execute(db);
}

/** The keys of a product one of whose codes is not plain are all written anew. */
async function writeBarcodes(db: Db, company: number): Promise<void> {
  const { rows } = await sql<{ id: string; codes: string[] }>`
    select id, array_agg(code) as codes
      from ${products}, lateral (
        select one ->> 'code' as code from ${within('barcodes')} as one
         union all
        select one ->> 'barcode' from ${within('packagings')} as one where one ->> 'barcode' <> '') as own
     where company_id = ${company} group by id having not bool_and(code ${isPlain})`.execute(db);
  const fresh = rows.flatMap(({ id, codes }) => codes.map((code) => ({ id, key: codeKey(code) })));
  await sql`
    delete from ${barcodes}
     where company_id = ${company} and id = any(${rows.map(({ id }) => id)}::text[])`.execute(db);
  await sql`
    insert into ${barcodes} (company_id, key, id)
    select ${company}, key, id
      from unnest(${fresh.map(({ id }) => id)}::text[], ${fresh.map(({ key }) => key)}::text[]) fresh (id, key)
        on conflict do nothing`.execute(db);
}
