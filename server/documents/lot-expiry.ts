import { sql } from 'kysely';
import type { Expiring } from '#server/platform/commands/expire-due.ts';
import { expireAfterDay } from './expire-after-day.ts';

/**
 * Lots whose last day is over expire, one command each. [LT4]
 * @returns the company's day
 */
export const expireLots = (expiring: Expiring, company: number): Promise<string> =>
  expireAfterDay(
    expiring,
    company,
    'lot',
    (day) => sql`
      select id from row_lot
       where company_id = ${company} and state = 'active' and data ->> 'expiresOn' < ${day} order by id`,
  );
