import { sql, type Transaction } from 'kysely';
import type { Shrinkage } from '#model/engine/company-model.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Schema } from '#server/platform/db/schema.ts';

interface Asked {
  /** Days of the company's time zone, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly scope: Scope;
}

/**
 * What posted adjustments and counts took out of stock, by month, reason, product and place; what was reversed is not
 * lost. [AD12]
 */
export async function shrinkageIn(
  trx: Transaction<Schema>,
  company: number,
  { from, to, scope }: Asked,
): Promise<readonly Shrinkage[]> {
  const within = scope === null ? sql`true` : sql`data ->> 'warehouse' = any(${[...scope]}::text[])`;
  const { rows } = await sql<Shrinkage>`
    with zone as (select coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC') as name),
    posted as (
      select false as counted, data, line, line ->> 'reason' as reason, (line ->> 'change')::bigint as change
        from row_adjustment, jsonb_array_elements(data -> 'lines') as line
       where company_id = ${company} and state = 'posted' and data ->> 'mode' = 'quantity'
      union all
      select true, data, line, line -> 'explained' ->> 'reason', (line ->> 'variance')::bigint
        from row_count, jsonb_array_elements(data -> 'lines') as line
       where company_id = ${company} and state = 'posted'),
    lost as (
      select posted.*, ((data ->> 'effectiveAt')::timestamptz at time zone zone.name)::date as day
        from zone, posted where change < 0 and ${within})
    select to_char(day, 'YYYY-MM') as month, counted, reason, coalesce((line ->> 'scrap')::boolean, false) as scrap,
           line ->> 'product' as product, line ->> 'location' as location,
           -sum(change)::bigint as quantity, -sum((line ->> 'value')::bigint)::bigint as value
      from lost where day between ${from}::date and ${to}::date
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(trx);
  return rows;
}
