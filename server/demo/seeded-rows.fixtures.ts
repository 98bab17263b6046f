import { sql } from 'kysely';
import type { TestDatabase } from '#server/testing/test-database.ts';

/** Reads what was seeded, a company at a time. */
export function seededRows(database: () => TestDatabase) {
  const rowsOf = async <R>(company: number, query: (id: number) => ReturnType<typeof sql<R>>): Promise<R[]> =>
    database().withCompany(company, async (trx) => (await query(company).execute(trx)).rows);

  /** How many rows of a table are in each state. */
  const statesOf = async (company: number, table: string): Promise<Record<string, number>> => {
    const rows = await rowsOf<{ state: string; count: number }>(
      company,
      (id) => sql`
    select state, count(*)::int as count from ${sql.table(table)} where company_id = ${id} group by state order by state`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  return { rowsOf, statesOf };
}
