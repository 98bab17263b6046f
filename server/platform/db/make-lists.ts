import { sql, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';
import type { Row } from '#model/engine/rows.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { fieldOf, type Listing } from '#model/lists/listing.ts';
import { columnOf, languages, listColumns, listTable, sqlTypes } from '#server/platform/db/list-columns.ts';
import { writeListed } from '#server/platform/db/list-storage.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { enableCompanySecurity } from './company-table.ts';
import { enterCompany } from './connect.ts';
import { makeIndex } from './make-rows.ts';
import { makeTally } from './make-tally.ts';
import { makeText } from './make-text.ts';
import type { Schema } from './schema.ts';

/**
 * Creates the tables that lists read, and fills them from the rows. They hold nothing of their own: one whose listing
 * is declared otherwise by now is made anew.
 */
export async function makeLists(
  owner: Kysely<Schema>,
  tables: ReadonlyMap<string, AnyTable>,
  listings: Iterable<Listing>,
): Promise<void> {
  for (const listing of listings) {
    const table = tables.get(listing.table);
    if (!table) throw new Error(`${listing.table} is no table of the model`);
    await owner.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('make_lists'))`.execute(trx); // servers starting together
      const mark = markOf(listing);
      if ((await knownMark(trx, listing)) === mark) return;
      await sql`drop table if exists ${sql.table(listTable(listing.table))}`.execute(trx);
      await makeList(trx, listing);
      for (const company of await companies(trx)) await fill(trx, company, table, listing);
      await sql`comment on table ${sql.table(listTable(listing.table))} is ${sql.lit(mark)}`.execute(trx);
    });
  }
}

/** Says all that decides what is stored. */
function markOf(listing: Listing): string {
  const columns = listColumns(listing).map(({ column, type }) => `${column} ${type}`);
  const indexes = indexesOf(listing).map(({ name }) => name);
  return [listing.version, ...listing.tally, ...columns, ...indexes, 'texts'].join(', ');
}

async function knownMark(trx: Transaction<Schema>, { table }: Listing): Promise<string | null> {
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(to_regclass(${listTable(table)}), 'pg_class') as mark`.execute(trx);
  return rows[0]?.mark ?? null;
}

async function makeList(db: QueryExecutorProvider, listing: Listing): Promise<void> {
  const table = listTable(listing.table);
  const columns = listColumns(listing).map(
    ({ column, type }) => sql`${sql.ref(column)} ${sql.raw(sqlTypes[type])} not null,`,
  );
  await sql`create table ${sql.table(table)} (
    company_id int not null, id text collate "C" not null, open boolean not null, changed_at timestamptz,
    search text not null, ${sql.join(columns, sql` `)} primary key (company_id, id)) with (fillfactor = 80)`.execute(
    db,
  );
  for (const { name, on } of indexesOf(listing)) await makeIndex(db, table, name, on);
  await enableCompanySecurity(db, table);
  await makeTally(db, listing);
  await makeText(db, listing);
}

interface ListIndex {
  readonly name: string;
  readonly on: ReturnType<typeof sql>;
}

/** For each order a list may have, and for what it is filtered by. */
function indexesOf(listing: Listing): readonly ListIndex[] {
  const made = new Map<string, ListIndex>();
  const add = (field: string, on: (column: string) => ListIndex['on'], suffix = ''): void => {
    const spec = fieldOf(listing, field);
    if (!('of' in spec)) return;
    for (const language of spec.type === 'name' ? languages : (['en'] as const)) {
      const column = columnOf(field, spec.type, language);
      if (!made.has(column)) made.set(column, { name: `${column}${suffix}`, on: on(column) });
    }
  };
  // Lists open by number, and are read far from there to a span of days: from the index alone, without rows.
  const read = sql.join(['open', 'changed_at', ...daysAndTab(listing)].map((column) => sql.ref(column)));
  if (Object.hasOwn(listing.fields, 'number'))
    add('number', (column) => sql`(company_id, ${sql.ref(column)}, id) include (${read})`, '_with_days');
  for (const field of Object.values(listing.sorts))
    add(field, (column) => sql`(company_id, ${sql.ref(column)}, id)`);
  for (const { kind, field } of Object.values(listing.filters))
    add(field, (column) =>
      kind === 'before'
        ? sql`(company_id, ${sql.ref(column)}) where ${sql.ref(column)} <> ''`
        : sql`(company_id, ${sql.ref(column)})`,
    );
  // Names are sorted by through others.
  for (const [field, spec] of Object.entries(listing.fields))
    if ('of' in spec && spec.type === 'name')
      add(field, (column) => sql`(company_id, ${sql.ref(column)}, id)`);
  // Who is limited to some warehouses asks for theirs, in every list.
  if (Object.hasOwn(listing.fields, 'warehouse'))
    add('warehouse', (column) => sql`(company_id, ${sql.ref(column)})`);
  if (listing.tab !== null) add(listing.tab, (column) => sql`(company_id, ${sql.ref(column)})`);
  return [...made.values()];
}

/** The columns of the days that rows are filtered by, and of the tab. */
const daysAndTab = (listing: Listing): string[] => {
  const days = Object.values(listing.filters).filter(({ kind }) => kind === 'days');
  const fields = [...days.map(({ field }) => field), ...(listing.tab === null ? [] : [listing.tab])];
  const own = listColumns(listing).filter(({ field }) => fields.includes(field));
  return own.map(({ column }) => column);
};

async function companies(trx: Transaction<Schema>): Promise<number[]> {
  const { rows } = await sql<{ company: number }>`select id as company from company order by id`.execute(trx);
  return rows.map(({ company }) => company);
}

const PAGE = 2000;

async function fill(
  trx: Transaction<Schema>,
  company: number,
  table: AnyTable,
  listing: Listing,
): Promise<void> {
  await enterCompany(trx, company);
  let after = '';
  for (;;) {
    const { rows } = await sql<{ data: Row }>`
      select data from ${sql.table(rowTable(listing.table))}
       where company_id = ${company} and id > ${after} order by id limit ${PAGE}`.execute(trx);
    await writeListed(
      trx,
      company,
      { table, listing },
      rows.map(({ data }) => data),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.data.id;
  }
}
