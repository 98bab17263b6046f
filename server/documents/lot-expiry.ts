import { sql } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';

interface Expiring {
  readonly database: Database;
  readonly executor: Executor;
  readonly now: () => string;
}

/**
 * Lots whose last day is over expire, one command each. [LT4]
 * @returns the company's day
 */
export async function expireLots({ database, executor, now }: Expiring, company: number): Promise<string> {
  const at = now();
  const { today, lots } = await database.withCompany(company, async (trx) => {
    const day = dayIn(at, await companyZone(trx, company));
    const { rows } = await sql<{ id: string }>`
      select id from row_lot
       where company_id = ${company} and state = 'active' and data ->> 'expiresOn' < ${day} order by id`.execute(
      trx,
    );
    return { today: day, lots: rows };
  });
  for (const { id } of lots) {
    const expire = { kind: 'lot', document: id, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: asSystem, at }); // refused where another process was first
  }
  return today;
}
