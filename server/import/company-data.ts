import { sql } from 'kysely';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { rowTable } from '#server/platform/db/table-names.ts';

/** All rows of a company's table, ordered by id. For tables that browsers hold completely. */
export async function allRows<N extends TableName>(
  database: Database,
  company: number,
  table: N,
): Promise<Rows[N][]> {
  return database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ data: Rows[N] }>`
      select data from ${sql.table(rowTable(table))} where company_id = ${company} order by id`.execute(trx);
    return rows.map((row) => row.data);
  });
}
