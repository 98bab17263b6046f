import { sql, type Kysely } from 'kysely';
import { findFunction, rowTable } from '#server/platform/db/table-names.ts';
import { makeFinder } from '../make-finder.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Products and parties are found by a rare word without reading all of them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const kind of ['product', 'customer', 'supplier']) {
    const table = rowTable(kind);
    await makeFinder(db, { table, column: 'search', function: findFunction(table) });
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}
