import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** The gross of what was shipped is above zero: one line's rounded amount is. */
const owes = sql`data ->> 'paidElsewhere' is null and exists (
  select from jsonb_array_elements(data -> 'lines') as line
   where round((line ->> 'shipped')::numeric * coalesce((line ->> 'price')::numeric, 0)
     * (10000 - (line ->> 'discount')::numeric) / 1000000000) > 0)`;
const isBound = sql`coalesce(data #>> '{state,commercial}', data ->> 'state') in ('confirmed', 'onHold')`;

/**
 * The look-up of orders that use their customer's credit: promised and not finished, or shipped and not paid. What was
 * recorded from another system is paid there.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('row_sales_order') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return;
  await sql`alter table row_sales_order add column if not exists key_on_credit text collate "C"`.execute(db);
  await sql`create index if not exists row_sales_order_key_on_credit
    on row_sales_order (company_id, key_on_credit)`.execute(db);
  // Rows are written one company after the other: outside one there are none.
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await sql`update row_sales_order set data = data || '{"paidElsewhere": true}'
      where company_id = ${id} and id in (select document from event
        where company_id = ${id} and kind = 'salesOrder' and type = 'recorded')`.execute(db);
    await sql`update row_sales_order set key_on_credit = data ->> 'customer', open = open or ${owes}
      where company_id = ${id} and (${isBound} or ${owes})`.execute(db);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}
