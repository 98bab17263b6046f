import { sql } from 'kysely';
import type { Business } from '#server/platform/commands/business.ts';
import { roomIn } from './plans.ts';

/** [BI6] The number of members a company's plan allows; no limit without a plan. */
export const roomOf: Business['roomOf'] = async (trx, company, limit) => {
  const { rows } = await sql<{
    plan: string;
  }>`select plan from company_billing where company_id = ${company}`.execute(trx);
  return rows[0] ? roomIn(rows[0].plan, limit) : null;
};
