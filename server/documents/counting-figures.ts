import { sql, type Transaction } from 'kysely';
import { classesOf, type Consumed } from '#model/areas/stock/count/count.classes.ts';
import type { CountingFigures } from '#model/engine/company-model.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { keyColumn, rowTable } from '#server/platform/db/table-names.ts';

type Trx = Transaction<Schema>;

/** Days of the ledger that say what a product is worth to the company. */
const YEAR = 365;

/**
 * What left for customers in the year before `now` (UTC ISO), less what came back, by product in minor units at cost;
 * of the warehouses of a scope alone, where there is one. [CN8]
 */
async function consumedIn(trx: Trx, company: number, now: string, scope: Scope): Promise<Consumed[]> {
  const within =
    scope === null ? sql`true` : sql`coalesce(from_warehouse, to_warehouse) = any(${[...scope]}::text[])`;
  const { rows } = await sql<{ product: string; value: string }>`
    select product, sum(case when to_location = 'customer' then abs(value) else -abs(value) end) as value
      from stock_move
     where company_id = ${company} and (to_location = 'customer' or from_location = 'customer')
       and effective_at >= ${now}::timestamptz - ${YEAR} * interval '1 day' and value is not null and ${within}
     group by product`.execute(trx);
  return rows.map(({ product, value }) => ({ product, value: Number(value) }));
}

/** Which of these products are archived: they have their part in what was used up, and are counted no more. [CN8] */
async function archivedAmong(trx: Trx, company: number, products: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(rowTable('product'))}
     where company_id = ${company} and id = any(${products}::text[]) and state = 'archived'`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Lines of posted counts by the month in which they were posted, and those that agreed with the books exactly. [CN8] */
async function accuracyByMonth(trx: Trx, company: number, scope: Scope) {
  const within = scope === null ? sql`true` : sql`data ->> 'warehouse' = any(${[...scope]}::text[])`;
  const { rows } = await sql<{ month: string; lines: number; exact: number }>`
    with zone as (select coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC') as name)
    select to_char((data ->> 'effectiveAt')::timestamptz at time zone zone.name, 'YYYY-MM') as month,
           count(*)::int as lines, (count(*) filter (where (line ->> 'variance')::bigint = 0))::int as exact
      from zone, row_count, jsonb_array_elements(data -> 'lines') as line
     where company_id = ${company} and state = 'posted' and line ->> 'variance' is not null and ${within}
     group by 1 order by 1`.execute(trx);
  return rows;
}

/**
 * The storage bins that nobody has ever counted, that are empty by the books, and that a pick emptied: it was the last
 * to take from there, and nothing came after. [CN8]
 */
async function emptiedUncounted(trx: Trx, company: number, scope: Scope): Promise<string[]> {
  const within = scope === null ? sql`true` : sql`l.data ->> 'warehouse' = any(${[...scope]}::text[])`;
  const last = (end: 'from_location' | 'to_location') => sql`(
    select effective_at as at, seq, kind from stock_move where company_id = ${company} and ${sql.ref(end)} = l.id
     order by effective_at desc, seq desc, index desc limit 1)`;
  const location = sql.ref(keyColumn('location'));
  const { rows } = await sql<{ id: string }>`
    select l.id from ${sql.table(rowTable('location'))} as l
      join lateral ${last('from_location')} as taken on taken.kind = 'pick'
      left join lateral ${last('to_location')} as come on true
     where l.company_id = ${company} and l.data ->> 'locationType' = 'storage' and l.state <> 'archived' and ${within}
       and (come.seq is null or (taken.at, taken.seq) > (come.at, come.seq))
       and not exists (select from ${sql.table(rowTable('lastCount'))}
                        where company_id = ${company} and ${location} = l.id)
       and not exists (select from ${sql.table(rowTable('balance'))}
                        where company_id = ${company} and ${location} = l.id and (data ->> 'onHand')::bigint <> 0)
     order by l.id`.execute(trx);
  return rows.map(({ id }) => id);
}

interface Asked {
  /** UTC ISO. */
  readonly now: string;
  readonly scope: Scope;
  /** Whether they may see what was expected, and so how right the books were. */
  readonly seesExpected: boolean;
}

/** What counting is planned by, and how right the books were. [CN5] [CN8] */
export async function countingFigures(
  trx: Trx,
  company: number,
  { now, scope, seesExpected }: Asked,
): Promise<CountingFigures> {
  const classes = classesOf(await consumedIn(trx, company, now, scope));
  const archived = await archivedAmong(trx, company, [...classes.keys()]);
  const of = (wanted: string): string[] =>
    [...classes].flatMap(([product, one]) => (one === wanted && !archived.has(product) ? [product] : []));
  return {
    classes: { A: of('A'), B: of('B') },
    emptied: await emptiedUncounted(trx, company, scope),
    accuracy: seesExpected ? await accuracyByMonth(trx, company, scope) : null,
  };
}
