import { sql, type Transaction } from 'kysely';
import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { namesOf } from '../platform/model/document-queries.ts';

/**
 * Every series that a company has drawn numbers from, with the first number that is missing or there twice: from the
 * log alone, so that it proves what the counters say. Numbers that somebody left out on purpose are not missing.
 */
export async function numberSeries(trx: Transaction<Schema>, company: number): Promise<SeriesOfNumbers[]> {
  const { rows } = await sql<Omit<SeriesOfNumbers, 'skipped'>>`
    with span as (
      select key as name, value::bigint as low, value::bigint as high, true as drawn
      from event cross join lateral jsonb_each_text(event.drawn)
      where company_id = ${company} and event.drawn is not null
      union all
      select data -> 'skipped' ->> 'counter', (data -> 'skipped' ->> 'from')::bigint,
        (data -> 'skipped' ->> 'to')::bigint, false
      from event where ${leavesOut(company)}),
    stepped as (
      select name, low, high, drawn, coalesce(max(high) over (partition by name order by low, high
        rows between unbounded preceding and 1 preceding), 0) as before from span)
    select name, (count(*) filter (where drawn))::int as drawn,
      coalesce(max(high) filter (where drawn), 0)::int as last, (max(high) + 1)::int as next,
      (min(before + 1) filter (where low > before + 1))::int as missing,
      (min(low) filter (where low <= before))::int as twice
    from stepped group by name order by name`.execute(trx);
  const skipped = await skippedIn(trx, company);
  return rows.map((row) => ({ ...row, skipped: skipped.get(row.name) ?? [] }));
}

const leavesOut = (company: number) =>
  sql`company_id = ${company} and kind = 'company' and type = 'seriesSet' and data ->> 'skipped' is not null`;

type Skipped = SeriesOfNumbers['skipped'][number];

/** By series, what was left out on purpose, by whom and when. */
async function skippedIn(
  trx: Transaction<Schema>,
  company: number,
): Promise<ReadonlyMap<string, readonly Skipped[]>> {
  const { rows } = await sql<Omit<Skipped, 'at'> & { series: string; at: Date | string }>`
    select data -> 'skipped' ->> 'counter' as series, (data -> 'skipped' ->> 'from')::int as from,
      (data -> 'skipped' ->> 'to')::int as to, at, by
    from event where ${leavesOut(company)} order by seq`.execute(trx);
  const names = await namesOf(
    trx,
    company,
    rows.map(({ by }) => by),
  );
  const all = rows.map(({ series, from, to, at, by }) => ({
    series,
    from,
    to,
    at: new Date(at).toISOString(),
    by: names.get(by) ?? '',
  }));
  const bySeries = new Map<string, Skipped[]>();
  for (const { series, ...one } of all) bySeries.set(series, [...(bySeries.get(series) ?? []), one]);
  return bySeries;
}
