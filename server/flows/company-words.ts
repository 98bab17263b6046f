import { sql } from 'kysely';
import type { CompanyPolicies } from '#model/areas/setup/company/company.facts.ts';
import type { Trx } from './flow-queries.ts';

/** What a company's figures depend on: the time zone of its days, the currency of its values, its own limits. */
export interface CompanyWords {
  readonly timeZone: string;
  readonly currency: string;
  readonly limits: CompanyPolicies['dwellLimits'];
}

export async function companyWords(trx: Trx, company: number): Promise<CompanyWords> {
  const { rows } = await sql<Omit<CompanyWords, 'limits'> & { limits: CompanyWords['limits'] | null }>`
    select data ->> 'timeZone' as "timeZone", data ->> 'currency' as currency,
           data -> 'policies' -> 'dwellLimits' as limits
      from row_company where company_id = ${company}`.execute(trx);
  const [found] = rows;
  return found
    ? { ...found, limits: found.limits ?? undefined }
    : { timeZone: 'UTC', currency: 'EUR', limits: undefined };
}
