import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

export const onboardingSteps = ['company', 'warehouse', 'products', 'invite', 'done'] as const;
export const onboardingStatuses = ['open', 'skipped', 'done'] as const;
type Step = (typeof onboardingSteps)[number];

/** How far a founder has come in setting up a company. */
export interface Onboarding {
  readonly status: (typeof onboardingStatuses)[number];
  /** The step to resume at. */
  readonly step: Step;
  readonly done: readonly Step[];
}

type OnboardingChange = { readonly [K in keyof Onboarding]?: Onboarding[K] | undefined };

export interface OnboardingStore {
  /** A company that was not founded here needs no setup. */
  of(company: number): Promise<Onboarding>;
  begin(trx: Transaction<Schema>, company: number): Promise<void>;
  /** Omitted fields stay unchanged. */
  change(company: number, change: OnboardingChange): Promise<Onboarding>;
}

const finished: Onboarding = { status: 'done', step: 'done', done: [...onboardingSteps] };
const first: Onboarding = { status: 'open', step: 'company', done: [] };

/** @param now the clock, UTC ISO */
export function createOnboardingStore(database: Database, now: () => string): OnboardingStore {
  const read = async (trx: Transaction<Schema>, company: number, lock = sql``): Promise<Onboarding> => {
    const { rows } = await sql<Onboarding>`
      select status, step, done from onboarding where company_id = ${company} ${lock}`.execute(trx);
    return rows[0] ?? finished;
  };
  return {
    of: (company) => database.withCompany(company, (trx) => read(trx, company)),
    begin: async (trx, company) => {
      await sql`insert into onboarding (company_id, status, step, done, changed_at)
        values (${company}, ${first.status}, ${first.step}, ${JSON.stringify(first.done)}, ${now()})
        on conflict (company_id) do nothing`.execute(trx);
    },
    change: (company, change) =>
      database.withCompany(company, async (trx) => {
        const before = await read(trx, company, sql`for update`);
        const { status = before.status, step = before.step, done = before.done } = change;
        const next = { status, step, done };
        await sql`insert into onboarding (company_id, status, step, done, changed_at)
          values (${company}, ${next.status}, ${next.step}, ${JSON.stringify(next.done)}, ${now()})
          on conflict (company_id) do update set status = excluded.status, step = excluded.step,
            done = excluded.done, changed_at = excluded.changed_at`.execute(trx);
        return next;
      }),
  };
}
