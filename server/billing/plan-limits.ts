import { sql } from 'kysely';
import type { PlanLimits } from '#server/platform/commands/job.ts';
import { membersIn } from './plans.ts';

/** [BI6] The number of members a company's plan allows; no limit without a plan. */
export const planLimits: PlanLimits = async (trx, company) => {
  const { rows } = await sql<{
    plan: string;
  }>`select plan from company_billing where company_id = ${company}`.execute(trx);
  return rows[0] ? membersIn(rows[0].plan) : null;
};
