import { sql, type Transaction } from 'kysely';
import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Every series that a company has drawn numbers from, with the first number that is missing or there twice: from the
 * log alone, so that it proves what the counters say.
 */
export async function numberSeries(trx: Transaction<Schema>, company: number): Promise<SeriesOfNumbers[]> {
  const { rows } = await sql<SeriesOfNumbers>`
    with drawn as (
      select key as name, value::bigint as number
      from event cross join lateral jsonb_each_text(event.drawn)
      where company_id = ${company} and event.drawn is not null),
    stepped as (
      select name, number, number - lag(number, 1, 0) over (partition by name order by number) as step from drawn)
    select name, count(*)::int as drawn, max(number)::int as last,
      min(number - step + 1) filter (where step > 1)::int as missing,
      min(number) filter (where step = 0)::int as twice
    from stepped group by name order by name`.execute(trx);
  return rows;
}
