import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { payingCurrency, planOf } from '#model/areas/setup/subscription/plans.ts';
import { noLimits } from '#model/areas/setup/subscription/limits.ts';
import { makeRowTable } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

interface Company {
  readonly head: number;
  readonly plan: string | null;
  readonly method: Method | null;
  readonly currency: string;
}

interface Method {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/**
 * Each company gets its subscription in its log. Nothing was charged so far, so a plan goes on with a trial from today; a
 * company without one has no limits and pays nothing, as before.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('row_subscription') is not null as "isThere"`.execute(db);
  if (tables[0]?.isThere !== true) await makeRowTable(db, { name: 'subscription', keys: [], document: true });
  const { rows: companies } = await sql<{ id: number }>`select id from company order by id`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    const { rows } = await sql<Company>`
      select head.head::int, billing.plan, billing.payment_method as method,
        coalesce(company.data ->> 'currency', 'EUR') as currency
        from company_head head
        left join company_billing billing on billing.company_id = head.company_id
        left join row_company company on company.company_id = head.company_id
       where head.company_id = ${id} and head.head > 0
         and not exists (select from row_subscription where company_id = ${id})
         for update of head`.execute(db);
    if (rows[0]) await begin(db, id, rows[0]);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

const DAY = 86_400_000;

/** What a subscription that begins now says. */
function beginning(company: number, { plan, currency: own, method }: Company, at: Date) {
  const now = at.toISOString();
  const offered = planOf(plan);
  const currency = payingCurrency(own);
  const days = offered?.trialDays ?? 0;
  return {
    plan: offered ? plan : null,
    limits: offered?.limits ?? noLimits,
    price: offered?.prices[currency] ?? 0,
    currency,
    series: `LG${company}`,
    card: method && cardOf(method),
    anchor: now,
    from: now,
    until: offered ? new Date(at.getTime() + days * DAY).toISOString() : null,
    trial: offered !== undefined,
  };
}

const cardOf = ({ brand, last4, exp_month: expMonth, exp_year: expYear }: Method) => ({
  brand,
  last4,
  expMonth,
  expYear,
});

/** Writes the fact that it began, and the row that it folds to. */
async function begin(db: Kysely<Schema>, company: number, known: Company): Promise<void> {
  const at = new Date();
  const now = at.toISOString();
  const data = beginning(company, known, at);
  const state = data.trial ? 'trialing' : 'active';
  const seq = known.head + 1;
  const fact = JSON.stringify({ ...data, invoice: null });
  await sql`
    insert into event (company_id, seq, kind, document, version, type, state, data, at, by, command, index)
    values (${company}, ${seq}, 'subscription', 'subscription', 1, 'begun', ${JSON.stringify(state)}::jsonb,
      ${fact}::jsonb, ${now}::timestamptz, 'system', ${randomUUID()}, 0)`.execute(db);
  const document = { id: 'subscription', state, version: 1, createdAt: now, changedAt: now };
  const empty = { next: null, billTo: null, invoices: [], cancellation: null };
  const row = JSON.stringify({ ...document, ...data, ...empty });
  await sql`
    insert into row_subscription (company_id, id, seq, state, open, changed_at, search, data)
    values (${company}, 'subscription', ${seq}, ${state}, true, ${now}::timestamptz, '', ${row}::jsonb)`.execute(
    db,
  );
  await sql`update company_head set head = ${seq}, epoch = epoch + 1 where company_id = ${company}`.execute(
    db,
  );
}
