import { sql } from 'kysely';
import type { Expiring } from '#server/platform/commands/expire-due.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { expireAfterDay } from './expire-after-day.ts';

/**
 * Invoices fall due on their day in the company's time zone, and are overdue after it, one command each; those that nothing
 * is open of are left alone. [BIL18]
 * @returns the company's day
 */
export const fallInvoicesDue = (expiring: Expiring, company: number): Promise<string> =>
  expireAfterDay(
    expiring,
    company,
    'invoice',
    (day) => sql`
      select id from ${sql.table(rowTable('invoice'))}
       where company_id = ${company} and open and data #>> '{state,document}' = 'issued'
         and (data #>> '{state,dunning}' = 'notDue' and data #>> '{issue,dueOn}' <= ${day}
           or data #>> '{state,dunning}' = 'due' and data #>> '{issue,dueOn}' < ${day})
       order by id`,
    'fallDue',
  );
