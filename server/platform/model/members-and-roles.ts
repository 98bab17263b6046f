import { sql, type Transaction } from 'kysely';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';

/** A company's members and roles, and nothing else of it: enough to say who may do what. */
export async function membersAndRoles(
  trx: Transaction<Schema>,
  company: number,
  rows: RowLayouts,
): Promise<Store> {
  const layouts = ['member', 'role'].map((name) => layoutFor(rows, name));
  const store = new Store(layouts.map(({ table }) => table));
  for (const { table, sqlTable } of layouts) {
    const stored = await sql<{ data: Row }>`
      select data from ${sql.table(sqlTable)} where company_id = ${company}`.execute(trx);
    for (const { data } of stored.rows) store.put(table.name, data);
  }
  return store;
}
