import { sql } from 'kysely';
import type { Expiring } from '#server/platform/commands/expire-due.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { expireAfterDay } from './expire-after-day.ts';

/**
 * Quotes whose last day is over in the company's time zone expire, one command each. [SO75]
 * @returns the company's day
 */
export const expireQuotes = (expiring: Expiring, company: number): Promise<string> =>
  expireAfterDay(
    expiring,
    company,
    'salesOrder',
    (day) => sql`
      select id from ${sql.table(rowTable('salesOrder'))}
       where company_id = ${company} and open and data #>> '{state,commercial}' = 'quoted'
         and data ->> 'validUntil' < ${day} order by id`,
  );
