import { sql, type Kysely } from 'kysely';
import { codeKey } from '#model/values/code-key.ts';
import { keyColumn, keyTable, rowTable } from '#server/platform/db/table-names.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Db = Kysely<Schema>;

const products = sql.table(rowTable('product'));
const barcodes = sql.table(keyTable('product', 'barcode'));
const sku = sql.ref(keyColumn('sku'));

/**
 * Codes of products are found by what is seen of them: composed alike, without signs that are not seen, whatever the
 * case. Plain SKUs and barcodes of small letters and digits keep the keys that they have.
 */
export async function up(db: Db): Promise<void> {
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await writeSkus(db, id);
    await writeBarcodes(db, id);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

async function writeSkus(db: Db, company: number): Promise<void> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, ${sku} as key from ${products} where company_id = ${company} and ${sku} ~ '[^!-~]'`.execute(
    db,
  );
  const changed = rows.filter(({ key }) => codeKey(key) !== key);
  await sql`
    update ${products} set ${sku} = fresh.key
      from unnest(${changed.map(({ id }) => id)}::text[], ${changed.map(({ key }) => codeKey(key))}::text[]) fresh (id, key)
     where company_id = ${company} and ${products}.id = fresh.id`.execute(db);
}

async function writeBarcodes(db: Db, company: number): Promise<void> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, key from ${barcodes} where company_id = ${company} and key ~ '[^!-@[-~]'`.execute(db);
  const changed = rows.filter(({ key }) => codeKey(key) !== key);
  const ids = changed.map(({ id }) => id);
  await sql`
    delete from ${barcodes}
     where company_id = ${company}
       and (id, key) in (select * from unnest(${ids}::text[], ${changed.map(({ key }) => key)}::text[]))`.execute(
    db,
  );
  await sql`
    insert into ${barcodes} (company_id, key, id)
    select ${company}, key, id
      from unnest(${ids}::text[], ${changed.map(({ key }) => codeKey(key))}::text[]) fresh (id, key)
        on conflict do nothing`.execute(db);
}
