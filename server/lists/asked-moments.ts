import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Days of the company (`YYYY-MM-DD`), or moments; null: without an end. */
interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/** The moments at which the first day begins and the last one is over, in the company's time zone. */
export async function askedMoments(
  trx: Transaction<Schema>,
  company: number,
  { from, to }: Span,
): Promise<Span> {
  if (from === null && to === null) return { from, to };
  const { rows } = await sql<Span>`
    with zone as (select coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC') as name)
    select (${from}::timestamp at time zone zone.name)::text as "from",
           ((${to}::date + 1)::timestamp at time zone zone.name)::text as "to" from zone`.execute(trx);
  return rows[0] ?? { from: null, to: null };
}
