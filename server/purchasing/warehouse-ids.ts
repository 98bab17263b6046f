import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { rowTable } from '#server/platform/db/table-names.ts';

/** All warehouses of a company. */
export async function warehouseIds(trx: Transaction<Schema>, company: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(rowTable('warehouse'))} where company_id = ${company} order by id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}
