import { sql, type Kysely } from 'kysely';
import { keyTable, rowTable } from '#server/platform/db/table-names.ts';
import { makeKeys } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Lists of orders are filtered by tag: orders are looked up by the tags that they have. [TG7] */
export async function up(db: Kysely<Schema>): Promise<void> {
  const made: string[] = [];
  for (const kind of ['salesOrder', 'purchaseOrder']) {
    const { rows } = await sql<{ isMissing: boolean }>`
      select to_regclass(${rowTable(kind)}) is not null and to_regclass(${keyTable(kind, 'tag')}) is null as "isMissing"`.execute(
      db,
    );
    if (rows[0]?.isMissing !== true) continue;
    await makeKeys(db, keyTable(kind, 'tag'));
    made.push(kind);
  }
  if (made.length === 0) return;
  // Rows are read one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    for (const kind of made)
      await sql`
        insert into ${sql.table(keyTable(kind, 'tag'))} (company_id, key, id)
        select distinct company_id, tag, id
          from ${sql.table(rowTable(kind))}, jsonb_array_elements_text(coalesce(data -> 'tags', '[]'::jsonb)) as tag
         where company_id = ${id}`.execute(db);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}
