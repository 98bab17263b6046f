import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Which warehouse an open document is about, by the states in which it is open. */
const tables = [
  [
    'row_sales_order',
    sql`coalesce(data #>> '{state,commercial}', data ->> 'state') in ('draft', 'confirmed', 'onHold')`,
  ],
  [
    'row_purchase_order',
    sql`coalesce(data #>> '{state,commercial}', data ->> 'state') in ('draft', 'placed', 'acknowledged')`,
  ],
  ['row_pick', sql`data ->> 'state' not in ('picked', 'cancelled')`],
  ['row_shipment', sql`data ->> 'state' in ('open', 'packed')`],
  ['row_goods_receipt', sql`data ->> 'state' in ('draft', 'counted')`],
] as const;

/** The look-up of open documents by their warehouse. Tables that are not there yet are made with it. */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const [name, isOpen] of tables) {
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass(${name}) is not null as "isThere"`.execute(db);
    if (rows[0]?.isThere !== true) continue;
    const table = sql.table(name);
    await sql`alter table ${table} add column if not exists key_open_warehouse text collate "C"`.execute(db);
    await sql`create index if not exists ${sql.id(`${name}_key_open_warehouse`)}
      on ${table} (company_id, key_open_warehouse)`.execute(db);
    // Rows are written one company after the other: outside one there are none.
    const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
    for (const { id } of companies) {
      await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
      await sql`update ${table} set key_open_warehouse = data ->> 'warehouse'
        where company_id = ${id} and ${isOpen}`.execute(db);
    }
    await sql`select set_config('app.company_id', '', true)`.execute(db);
  }
}
