import { sql, type QueryExecutorProvider } from 'kysely';
import type { Listing } from '#model/lists/listing.ts';
import { textTable } from '#server/platform/db/list-columns.ts';
import { findFunction } from '#server/platform/db/table-names.ts';
import { enableCompanySecurity } from './company-table.ts';
import { makeFinder } from './make-finder.ts';

/** Makes the table of the texts that a list is searched in, and what finds them. */
export async function makeText(db: QueryExecutorProvider, { table: kind }: Listing): Promise<void> {
  const table = textTable(kind);
  await sql`drop table if exists ${sql.table(table)}`.execute(db);
  await sql`create table ${sql.table(table)} (
    company_id int not null, id text collate "C" not null, text text not null, primary key (company_id, id))`.execute(
    db,
  );
  await enableCompanySecurity(db, table);
  await makeFinder(db, { table, column: 'text', function: findFunction(table) });
}
