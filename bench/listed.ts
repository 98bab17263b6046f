import { sql, type RawBuilder } from 'kysely';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import type { Row } from '#model/engine/rows.ts';
import type { Listing } from '#model/lists/listing.ts';
import type { ListQuestion, ListScope } from '#server/lists/list-queries.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { writeRows } from '#server/platform/model/row-storage.ts';
import type { BenchServer } from './bench-server.ts';
import { timed } from './figures.ts';

const TIMES = 45;
const BATCH = 5000;

/** The day on which lists are asked. */
export const TODAY = '2026-05-04';

/** What a list of documents is asked without any filter, of what a device lacks. */
export const plainQuestion: ListQuestion = {
  search: '',
  filters: {},
  sort: { column: 'number', direction: 'descending' },
  language: 'sv',
  today: TODAY,
  beyond: '2026-02-03T00:00:00.000Z',
  except: [],
};

type Scope = readonly [
  trx: Parameters<Parameters<BenchServer['database']['withCompany']>[1]>[0],
  scope: ListScope,
];

/** Whose reader may see all. */
export const scopeOf = ({ layouts }: BenchServer, company: number, listing: Listing): ListScope => ({
  company,
  layout: layoutFor(layouts, listing.table),
  listing,
  access: accessClass(engine, () => true),
});

/** One caller, one transaction of the company's. */
export function asking<T>(
  server: BenchServer,
  company: number,
  listing: Listing,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return server.database.withCompany(company, (trx) => work([trx, scopeOf(server, company, listing)]));
}

/** Milliseconds of each time, without the first ones: connections are opened and plans made by them. */
export async function repeat(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < TIMES; round++) times.push((await timed(work)).ms);
  return times.slice(5);
}

/** The id of a row by its place. */
export const idOf = (kind: string, at: number): string => `${kind}-${String(at).padStart(9, '0')}`;

/** Writes rows as the server does, with what their lists keep. */
export async function seedRows(
  { database, layouts }: BenchServer,
  company: number,
  table: string,
  { count, rowAt }: { readonly count: number; readonly rowAt: (at: number) => Row },
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => ({
      row: rowAt(from + at),
      seq: at,
    }));
    await database.withCompany(company, (trx) =>
      writeRows(trx, company, layoutFor(layouts, table), rows, []),
    );
  }
}

/** Copies of all rows of a kind under other ids, so many times. */
export async function copyRows(
  { database }: BenchServer,
  company: number,
  { name, idLength, times }: { readonly name: string; readonly idLength: number; readonly times: number },
): Promise<void> {
  for (const table of [`row_${name}`, `list_${name}`]) {
    const { rows } = await sql<{ column: string }>`
      select attname as column from pg_attribute
       where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> 'id'`.execute(
      database.app.kysely,
    );
    const columns = sql.join(rows.map(({ column }) => sql.ref(column)));
    const copied = (id: string): RawBuilder<unknown> =>
      sql.join(
        rows.map(({ column }) =>
          column === 'data' ? sql`data || jsonb_build_object('id', id || ${id}::text)` : sql.ref(column),
        ),
      );
    for (let copy = 1; copy <= times; copy++)
      await database.withCompany(company, (trx) =>
        sql`insert into ${sql.table(table)} (id, ${columns})
          select id || ${`-${copy}`}, ${copied(`-${copy}`)} from ${sql.table(table)}
           where company_id = ${company} and length(id) = ${idLength}`.execute(trx),
      );
  }
}
