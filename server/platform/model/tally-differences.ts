import { sql, type Transaction } from 'kysely';
import type { Listing } from '#model/lists/listing.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { columnOf, dayEnded, listTable, tallyTable, tallyWords } from '../db/list-columns.ts';

/** Where the tally of a list says something else than its rows, by the words counted. */
export async function tallyDifferences(trx: Transaction<Schema>, company: number, listing: Listing) {
  if (listing.tally.length === 0) return [];
  const table = tallyTable(listing.table);
  const words = sql.join(['ended', ...tallyWords(listing)].map((word) => sql.ref(word)));
  const sums = listing.sums.map((field) => sql.ref(columnOf(field, 'number', 'en')));
  const figures = [sql`count(*)`, ...sums.map((column) => sql`sum(${column})`)];
  const known = [sql.ref('count'), ...sums];
  const { rows } = await sql<{ id: string; expected: string | null; found: string | null }>`
    with counted as (
      select ${sql.join(tallyWords(listing).map((word) => sql.ref(word)))}, ${sql.raw(dayEnded)} as ended,
             concat_ws('/', ${sql.join(figures)}) as expected
        from ${sql.table(listTable(listing.table))} where company_id = ${company}
       group by ${words}),
    kept as (
      select ${words}, concat_ws('/', ${sql.join(known)}) as found
        from ${sql.table(table)} where company_id = ${company} and count <> 0)
    select concat_ws('/', ${words}) as id, expected, found from counted full join kept using (${words})
     where expected is distinct from found`.execute(trx);
  return rows.map((row) => ({ table, ...row }));
}
