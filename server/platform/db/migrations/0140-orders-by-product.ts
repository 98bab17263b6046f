import { sql, type Kysely } from 'kysely';
import { keyTable, rowTable } from '#server/platform/db/table-names.ts';
import { makeKeys } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const KIND = 'salesOrder';
const INDEX = 'product';

/** Lists of sales orders are filtered by product: orders are looked up by the products on them. [SO40] */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isMissing: boolean }>`
    select to_regclass(${rowTable(KIND)}) is not null and to_regclass(${keyTable(KIND, INDEX)}) is null as "isMissing"`.execute(
    db,
  );
  if (rows[0]?.isMissing !== true) return;
  await makeKeys(db, keyTable(KIND, INDEX));
  // Rows are read one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await sql`
      insert into ${sql.table(keyTable(KIND, INDEX))} (company_id, key, id)
      select distinct company_id, product, id
        from ${sql.table(rowTable(KIND))}, jsonb_array_elements(data -> 'lines') as line,
             lateral unnest(array[line ->> 'product', line -> 'ofKit' -> 'kit' ->> 'product']) as product
       where company_id = ${id} and product is not null`.execute(db);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}
