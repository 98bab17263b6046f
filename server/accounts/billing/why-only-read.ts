import { sql, type Transaction } from 'kysely';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { whyShut } from '#model/areas/setup/company/company.life.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { whyReadOnly } from '#model/areas/setup/subscription/subscription.admission.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { subscriptionState } from './company-billing.ts';

/** Why a company can only be read, by its own state or its subscription; null: it can be written in. */
export async function whyOnlyRead(trx: Transaction<Schema>, company: number): Promise<Refusal | null> {
  const { rows } = await sql<{ data: CompanyRow }>`
    select data from row_company where company_id = ${company}`.execute(trx);
  const shut = rows[0] ? whyShut(rows[0].data) : null;
  if (shut) return shut;
  const code = whyReadOnly(await subscriptionState(trx, company));
  return code === null ? null : { code };
}
