import { sql } from 'kysely';
import { COMPANY } from '#model/values/company-document.ts';
import { asSystem } from '#model/engine/actor.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';

interface Ending {
  readonly database: Database;
  readonly executor: Executor;
  readonly now: () => string;
}

/** [CY6] [CY8] Closes a company whose days are over, and ends one that has been closed for long enough. */
export async function endCompany({ database, executor, now }: Ending, company: number): Promise<void> {
  const at = now();
  const isDue = await database.withCompany(company, async (trx) => {
    const { rows } = await sql`
      select from row_company where company_id = ${company} and state in ('closing', 'closed')
        and (data ->> 'until')::timestamptz <= ${at}::timestamptz`.execute(trx);
    return rows.length > 0;
  });
  const passTime = { kind: 'company', document: COMPANY, type: 'passTime', data: {} };
  if (isDue) await executor.systemPropose(company, [passTime], { by: asSystem, at });
}
