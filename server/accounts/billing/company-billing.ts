import { sql, type Transaction } from 'kysely';
import type { SubscriptionRow } from '#model/areas/setup/subscription/subscription.facts.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Payment } from './registration-store.ts';

type Trx = Transaction<Schema>;

/** How a company pays. Each function needs the company's own transaction. */
export const companyBilling = {
  /** Stores the plan of a new company; an existing plan is kept. */
  begin: async (
    trx: Trx,
    company: number,
    plan: string,
    payment: Payment | null,
    at: string,
  ): Promise<void> => {
    const { setup = null, provider = null, customer = null, method = null } = payment ?? {};
    await sql`insert into company_billing (company_id, plan, setup, provider, customer, payment_method, created_at)
      values (${company}, ${plan}, ${setup}, ${provider}, ${customer}, ${method && JSON.stringify(method)}::jsonb, ${at})
      on conflict (company_id) do nothing`.execute(trx);
  },
  paymentOf: async (trx: Trx, company: number): Promise<Payment | null> => {
    const { rows } = await sql<Payment>`select setup, provider, customer, payment_method as method
      from company_billing where company_id = ${company}`.execute(trx);
    return rows[0] ?? null;
  },
  /** A company's subscription, as its log has it; undefined where it has none. */
  subscriptionOf: async (trx: Trx, company: number): Promise<SubscriptionRow | undefined> => {
    const { rows } = await sql<{ data: SubscriptionRow }>`
      select data from row_subscription where company_id = ${company}`.execute(trx);
    return rows[0]?.data;
  },
  /** Updates payment details. A company that did not sign up here gets the first plan. */
  note: async (
    trx: Trx,
    company: number,
    payment: Partial<Payment>,
    firstPlan: string,
    at: string,
  ): Promise<void> => {
    const { setup = null, provider = null, customer = null, method = null } = payment;
    const json = method && JSON.stringify(method);
    await sql`insert into company_billing as old (company_id, plan, setup, provider, customer, payment_method, created_at)
      values (${company}, ${firstPlan}, ${setup}, ${provider}, ${customer}, ${json}::jsonb, ${at})
      on conflict (company_id) do update set setup = coalesce(excluded.setup, old.setup),
        provider = coalesce(excluded.provider, old.provider), customer = coalesce(excluded.customer, old.customer),
        payment_method = coalesce(excluded.payment_method, old.payment_method)`.execute(trx);
  },
};

/** The state of a company's subscription; null where it has none. */
export async function subscriptionState(trx: Trx, company: number): Promise<string | null> {
  const { rows } = await sql<{ state: string }>`
    select state from row_subscription where company_id = ${company}`.execute(trx);
  return rows[0]?.state ?? null;
}
