import { sql } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';

interface Expiring {
  readonly database: Database;
  readonly executor: Executor;
  readonly now: () => string;
}

/**
 * Quotes whose last day is over in the company's time zone expire, one command each. [SO75]
 * @returns the company's day
 */
export async function expireQuotes({ database, executor, now }: Expiring, company: number): Promise<string> {
  const at = now();
  const { today, quotes } = await database.withCompany(company, async (trx) => {
    const day = dayIn(at, await companyZone(trx, company));
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(rowTable('salesOrder'))}
       where company_id = ${company} and open and data #>> '{state,commercial}' = 'quoted'
         and data ->> 'validUntil' < ${day} order by id`.execute(trx);
    return { today: day, quotes: rows };
  });
  for (const { id } of quotes) {
    const expire = { kind: 'salesOrder', document: id, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: asSystem, at }); // refused where another process was first
  }
  return today;
}
