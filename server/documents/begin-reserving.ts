import { sql } from 'kysely';
import type { Expiring } from '#server/platform/commands/expire-due.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { expireAfterDay } from './expire-after-day.ts';

/**
 * Orders whose goods are reserved some days before they are promised begin to be, once that day has come in the company's
 * time zone: those that come first by priority, day and age, one command each. However late and often it is done. [SO62]
 * @returns the company's day
 */
export const beginReserving = (expiring: Expiring, company: number): Promise<string> =>
  expireAfterDay(
    expiring,
    company,
    'salesOrder',
    (day) => sql`
      select data ->> 'document' as id from ${sql.table(rowTable('reservation'))}
       where company_id = ${company} and data ->> 'kind' = 'salesOrder' and data ->> 'from' <= ${day}
       group by 1
       order by max((data ->> 'priority')::int) desc, min(data ->> 'on'), min(id)`,
    'beginReserving',
  );
