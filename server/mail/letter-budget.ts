import { sql, type Kysely, type Transaction } from 'kysely';
import {
  LETTERS_ON_TRIAL,
  letterBudgets,
  NEAR_BUDGET,
} from '#model/areas/setup/subscription/letter-budget.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** How many of its letters of a day a company has had sent. */
export interface LetterUse {
  readonly company: number;
  readonly count: number;
  readonly budget: number;
}

/** The company's day (`today`) and the letters that it may have sent in it (`budget`), at a moment (UTC ISO). */
const dayOf = (company: number, now: string) => sql`
  select (${now}::timestamptz at time zone
           coalesce((select data ->> 'timeZone' from row_company where company_id = ${company}), 'UTC'))::date as today,
         coalesce((${JSON.stringify(letterBudgets)}::jsonb ->> (
           select data ->> 'plan' from row_subscription
            where company_id = ${company} and state in ('active', 'pastDue', 'canceling')))::int,
           ${LETTERS_ON_TRIAL}::int) as budget`;

/**
 * [ML10] Takes one letter of the company's budget of its day, within a transaction of the company; false where none is left. One
 * statement, so that what happens at once takes no more than there is.
 * @param now the clock, UTC ISO
 */
export async function takeLetter(trx: Kysely<Schema>, company: number, now: string): Promise<boolean> {
  const { rows } = await sql`
    with own as (${dayOf(company, now)})
    insert into letter_count as today (company, day, count, budget)
    select ${company}, own.today, 1, own.budget from own
    on conflict (company, day) do update set count = today.count + 1, budget = excluded.budget
      where today.count < excluded.budget
    returning count`.execute(trx);
  return rows.length > 0;
}

/** [ML10] How many letters a company has left of its day, for what is refused where there are too few. */
export async function lettersLeft(trx: Kysely<Schema>, company: number, now: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with own as (${dayOf(company, now)})
    select own.budget - coalesce(today.count, 0) as left
      from own left join letter_count as today on today.company = ${company} and today.day = own.today`.execute(
    trx,
  );
  return rows[0]?.left ?? 0;
}

/** [ML11] The companies that have come near their budget, or to its end, since they were last asked for: each once a day. */
export async function newlyNear(kysely: Kysely<Schema>): Promise<readonly LetterUse[]> {
  return kysely
    .updateTable('letter_count')
    .set({ is_told: true })
    .where(({ not }) => not('is_told'))
    .where(sql<boolean>`count * 100 >= budget * ${NEAR_BUDGET}`)
    .returning(['company', 'count', 'budget'])
    .execute();
}

/** [ML11] How many companies are near their budget of today, and how many have spent it; a day is not over everywhere at once. */
export async function lettersNearBudget(
  kysely: Kysely<Schema>,
): Promise<{ readonly near: number; readonly spent: number }> {
  const { rows } = await sql<{ near: number; spent: number }>`
    select count(*) filter (where count < budget)::int as near, count(*) filter (where count >= budget)::int as spent
      from (select distinct on (company) count, budget from letter_count
             where day >= current_date - 1 order by company, day desc) as latest
     where count * 100 >= budget * ${NEAR_BUDGET}`.execute(kysely);
  return rows[0] ?? { near: 0, spent: 0 };
}

/** Counts are kept for as long as mail is. */
export async function forgetCounts(kysely: Kysely<Schema>): Promise<void> {
  await kysely
    .deleteFrom('letter_count')
    .where('day', '<', sql<string>`current_date - 30`)
    .execute();
}

/**
 * [ML12] Whether a company may write to an address: to members, and to contacts of its customers and suppliers. Whoever else it is
 * has not asked for letters.
 */
export async function mayBeWrittenTo(
  trx: Transaction<Schema>,
  company: number,
  address: string,
): Promise<boolean> {
  if (address === '') return false;
  const contactIn = (table: string) => sql`exists (
    select from ${sql.table(table)} as party, jsonb_array_elements(party.data -> 'contacts') as contact
     where party.company_id = ${company} and lower(contact ->> 'email') = lower(${address}))`;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from row_member where company_id = ${company} and state = 'active'
                     and lower(data ->> 'email') = lower(${address}))
        or ${contactIn('row_customer')} or ${contactIn('row_supplier')} as known`.execute(trx);
  return rows[0]?.known === true;
}
