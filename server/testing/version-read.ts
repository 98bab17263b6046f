import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';

/** The version of a document that somebody reads who is to lend it their rights; `table` is that of its rows. */
export async function versionRead(
  database: Pick<Database, 'withCompany'>,
  company: number,
  table: `row_${string}`,
  document: string,
): Promise<number> {
  return database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ version: number }>`
      select (data ->> 'version')::int as version from ${sql.table(table)}
       where company_id = ${company} and id = ${document}`.execute(trx);
    if (!rows[0]) throw new Error(`no ${table} ${document}`);
    return rows[0].version;
  });
}
