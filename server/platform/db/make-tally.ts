import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { Listing } from '#model/lists/listing.ts';
import { columnOf, dayEnded, listTable, tallyTable, tallyWords } from '#server/platform/db/list-columns.ts';
import { enableCompanySecurity } from './company-table.ts';
import { makeIndex } from './make-rows.ts';

const sumsOf = (listing: Listing): readonly string[] =>
  listing.sums.map((field) => columnOf(field, 'number', 'en'));

/**
 * Makes the table that counts and sums a listing's rows by their words and the day they ended (UTC; empty while open),
 * and the triggers that keep it in step with every statement that writes the list.
 */
export async function makeTally(db: QueryExecutorProvider, listing: Listing): Promise<void> {
  const table = tallyTable(listing.table);
  await sql`drop table if exists ${sql.table(table)}`.execute(db);
  if (listing.tally.length === 0) return;
  const words = tallyWords(listing);
  const keys = sql.join(['ended', ...words].map((column) => sql.ref(column)));
  const columns = [
    ...['ended', ...words].map((column) => sql`${sql.ref(column)} text collate "C" not null,`),
    ...['count', ...sumsOf(listing)].map((column) => sql`${sql.ref(column)} bigint not null,`),
  ];
  await sql`create table ${sql.table(table)} (
    company_id int not null, ${sql.join(columns, sql` `)} primary key (company_id, ${keys})) with (fillfactor = 70)`.execute(
    db,
  );
  const [, day = ''] = words;
  await makeIndex(db, table, day, sql`(company_id, ${sql.ref(day)})`);
  await enableCompanySecurity(db, table);
  await makeTriggers(db, listing, table, keys);
}

async function makeTriggers(
  db: QueryExecutorProvider,
  listing: Listing,
  table: string,
  keys: RawBuilder<unknown>,
): Promise<void> {
  const sums = sumsOf(listing);
  const part = (rows: string, sign: string): RawBuilder<unknown> => {
    const summed = sums.map((column) => sql`, ${sql.raw(sign)} ${sql.ref(column)} as ${sql.ref(column)}`);
    return sql`select company_id, ${sql.raw(dayEnded)} as ended, ${sql.join(tallyWords(listing).map((word) => sql.ref(word)))},
      ${sql.raw(sign)} 1 as count ${sql.join(summed, sql``)} from ${sql.table(rows)}`;
  };
  const add = (from: RawBuilder<unknown>): RawBuilder<unknown> => {
    const totals = ['count', ...sums].map(
      (column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`,
    );
    const isOther = ['count', ...sums].map((column) => sql`sum(${sql.ref(column)}) <> 0`);
    const added = ['count', ...sums].map(
      (column) => sql`${sql.ref(column)} = known.${sql.ref(column)} + excluded.${sql.ref(column)}`,
    );
    return sql`insert into ${sql.table(table)} as known
      (company_id, ${keys}, ${sql.join(['count', ...sums].map((column) => sql.ref(column)))})
      select company_id, ${keys}, ${sql.join(totals)} from (${from}) as changes
       group by company_id, ${keys} having ${sql.join(isOther, sql` or `)}
      on conflict (company_id, ${keys}) do update set ${sql.join(added)}`;
  };
  const [written, gone] = [part('written', ''), part('gone', '-')];
  await makeTrigger(db, listing, 'insert', sql`referencing new table as written`, add(written));
  await makeTrigger(db, listing, 'delete', sql`referencing old table as gone`, add(gone));
  const both = sql`referencing old table as gone new table as written`;
  await makeTrigger(db, listing, 'update', both, add(sql`${gone} union all ${written}`));
}

async function makeTrigger(
  db: QueryExecutorProvider,
  { table }: Listing,
  event: 'insert' | 'update' | 'delete',
  referencing: RawBuilder<unknown>,
  statement: RawBuilder<unknown>,
): Promise<void> {
  const name = `${tallyTable(table)}_${event}`;
  await sql`create or replace function ${sql.id(name)}() returns trigger language plpgsql as $tally$
    begin ${statement}; return null; end $tally$`.execute(db);
  await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(listTable(table))}
    ${referencing} for each statement execute function ${sql.id(name)}()`.execute(db);
}
