import { sql } from 'kysely';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';

interface Expiring {
  readonly database: Database;
  readonly executor: Executor;
  readonly now: () => string;
}

/**
 * Lots whose last day is over expire, one command each. [LT4]
 * @param known the day up to which it has been done; there is nothing to do until the company's next one
 * @returns the company's day
 */
export async function expireLots(
  { database, executor, now }: Expiring,
  company: number,
  known?: string,
): Promise<string> {
  const at = now();
  const { today, lots } = await database.withCompany(company, async (trx) => {
    const { rows: days } = await sql<{ today: string }>`
      select to_char(${at}::timestamptz at time zone
        coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC'), 'YYYY-MM-DD')
        as today`.execute(trx);
    const day = days[0]?.today ?? '';
    if (day === known) return { today: day, lots: [] };
    const { rows } = await sql<{ id: string }>`
      select id from row_lot
       where company_id = ${company} and state = 'active' and data ->> 'expiresOn' < ${day} order by id`.execute(
      trx,
    );
    return { today: day, lots: rows };
  });
  for (const { id } of lots) {
    const expire = { kind: 'lot', document: id, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: 'system', at }); // refused where another process was first
  }
  return today;
}
