import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** The time zone of a company (IANA name), by which its days and its hours are meant; UTC for one without. */
export async function companyZone(trx: Transaction<Schema>, company: number): Promise<string> {
  const { rows } = await sql<{ zone: string | null }>`
    select data ->> 'timeZone' as zone from row_company where company_id = ${company}`.execute(trx);
  return rows[0]?.zone ?? 'UTC';
}
