import { sql, type Kysely } from 'kysely';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { overpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Orders that were paid for what the customer has not got stay at hand until that is given back. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean; isListed: boolean }>`
    select to_regclass('row_sales_order') is not null as "isThere",
      to_regclass('list_sales_order') is not null as "isListed"`.execute(db);
  const [{ isThere, isListed } = { isThere: false, isListed: false }] = rows;
  if (!isThere) return;
  // Rows are written one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    const paid = await sql<{ id: string; data: SalesOrderRow }>`
      select id, data from row_sales_order
       where company_id = ${id} and not open and jsonb_array_length(data -> 'payments') > 0`.execute(db);
    const ids = paid.rows.filter(({ data }) => overpaidOf(data) > 0).map((row) => row.id);
    if (ids.length === 0) continue;
    for (const table of ['row_sales_order', ...(isListed ? ['list_sales_order'] : [])])
      await sql`update ${sql.table(table)} set open = true
        where company_id = ${id} and id = any(${ids}::text[])`.execute(db);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}
