import { sql, type RawBuilder } from 'kysely';
import { PLACE_TAKEN } from '#model/areas/setup/member/member.kind.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import type { PlanLimit } from '#model/areas/setup/subscription/limits.ts';
import type { Business } from '#server/platform/commands/business.ts';

/** [BI6] The number of members a company's plan allows; no limit without a plan. */
export const roomOf: Business['roomOf'] = (view, limit) => {
  const limits: Readonly<Record<string, number | null>> | undefined = view.get(
    'subscription',
    SUBSCRIPTION,
  )?.limits;
  return limits?.[limit] ?? null;
};

/** What is counted of a company, by the limit; `day` is the company's. */
const counts: Readonly<Record<PlanLimit, (company: number, day: string) => RawBuilder<unknown>>> = {
  members: (company) => sql`from row_member where company_id = ${company} and key_place = ${PLACE_TAKEN}`,
  warehouses: (company) => sql`from row_warehouse where company_id = ${company} and state <> 'archived'`,
  products: (company) => sql`from row_product where company_id = ${company} and state <> 'archived'`,
  // An order of this month has changed in it, or on its eve in another time zone.
  ordersPerMonth: (company, day) => sql`from row_sales_order where company_id = ${company}
    and changed_at >= ${`${day.slice(0, 7)}-01`}::date - interval '1 day'
    and data ->> 'orderedOn' like ${`${day.slice(0, 7)}-%`} and (data ->> 'revision')::int > 0`,
};

/** [BI7] How much a company uses of what its plan limits. */
export const takenOf: Business['takenOf'] = async (trx, company, limit, day) => {
  if (!Object.hasOwn(counts, limit)) throw new Error(`plans have no limit ${limit}`);
  const counted = counts[limit as PlanLimit](company, day); // just seen among them
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken ${counted}`.execute(trx);
  return rows[0]?.taken ?? 0;
};
