import { sql } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';

interface Expiring {
  readonly database: Pick<Database, 'withCompany'>;
  readonly executor: Pick<Executor, 'systemPropose'>;
  readonly now: () => string;
}

/** Ends the clients of a company whose last day is over; they are refused from that moment on, even before. [APC5] */
export async function expireClients({ database, executor, now }: Expiring, company: number): Promise<void> {
  const at = now();
  const due = await database.withCompany(company, async (trx) => {
    const today = dayIn(at, await companyZone(trx, company));
    const { rows } = await sql<{ id: string }>`
      select id from row_api_client where company_id = ${company}
         and key_expiry < ${today} order by id`.execute(trx);
    return rows;
  });
  for (const { id } of due) {
    const expire = { kind: 'apiClient', document: id, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: asSystem, at });
  }
}
