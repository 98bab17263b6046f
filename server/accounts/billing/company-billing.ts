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
    const payment_method = method && JSON.stringify(method);
    await trx
      .insertInto('company_billing')
      .values({ company_id: company, plan, setup, provider, customer, payment_method, created_at: at })
      .onConflict((oc) => oc.column('company_id').doNothing())
      .execute();
  },
  paymentOf: async (trx: Trx, company: number): Promise<Payment | null> => {
    const found = await trx
      .selectFrom('company_billing')
      .select(['setup', 'provider', 'customer', 'payment_method as method'])
      .where('company_id', '=', company)
      .$narrowType<Pick<Payment, 'method'>>() // as it is written here
      .executeTakeFirst();
    return found ?? null;
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
    const known = { setup, provider, customer, payment_method: method && JSON.stringify(method) };
    await trx
      .insertInto('company_billing')
      .values({ company_id: company, plan: firstPlan, ...known, created_at: at })
      .onConflict((oc) =>
        oc.column('company_id').doUpdateSet(({ fn }) => ({
          setup: fn.coalesce('excluded.setup', 'company_billing.setup'),
          provider: fn.coalesce('excluded.provider', 'company_billing.provider'),
          customer: fn.coalesce('excluded.customer', 'company_billing.customer'),
          payment_method: fn.coalesce('excluded.payment_method', 'company_billing.payment_method'),
        })),
      )
      .execute();
  },
};

/** The state of a company's subscription; null where it has none. */
export async function subscriptionState(trx: Trx, company: number): Promise<string | null> {
  const { rows } = await sql<{ state: string }>`
    select state from row_subscription where company_id = ${company}`.execute(trx);
  return rows[0]?.state ?? null;
}
