import { sql, type Transaction } from 'kysely';
import { classesOf, type Consumed } from '#model/count/count.classes.ts';
import type { CountingFigures } from '#model/engine/company-model.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Schema } from '#server/platform/db/schema.ts';

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
  const of = (wanted: string): string[] =>
    [...classes].flatMap(([product, one]) => (one === wanted ? [product] : []));
  return {
    classes: { A: of('A'), B: of('B') },
    accuracy: seesExpected ? await accuracyByMonth(trx, company, scope) : null,
  };
}
