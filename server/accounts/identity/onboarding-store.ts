import type { Transaction } from 'kysely';
import { onboardingSteps, type onboardingStatuses } from '#model/areas/setup/company/onboarding.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

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

const stored = (trx: Transaction<Schema>, company: number) =>
  trx
    .selectFrom('onboarding')
    .select(['status', 'step', 'done'])
    .where('company_id', '=', company)
    .$narrowType<Onboarding>(); // as it is written below

/** @param now the clock, UTC ISO */
export function createOnboardingStore(database: Database, now: () => string): OnboardingStore {
  const columnsOf = ({ status, step, done }: Onboarding) => ({
    status,
    step,
    done: JSON.stringify(done),
    changed_at: now(),
  });
  return {
    of: (company) =>
      database.withCompany(
        company,
        async (trx) => (await stored(trx, company).executeTakeFirst()) ?? finished,
      ),
    begin: async (trx, company) => {
      await trx
        .insertInto('onboarding')
        .values({ company_id: company, ...columnsOf(first) })
        .onConflict((oc) => oc.column('company_id').doNothing())
        .execute();
    },
    change: (company, change) =>
      database.withCompany(company, async (trx) => {
        const before = (await stored(trx, company).forUpdate().executeTakeFirst()) ?? finished;
        const { status = before.status, step = before.step, done = before.done } = change;
        const next = { status, step, done };
        const columns = columnsOf(next);
        await trx
          .insertInto('onboarding')
          .values({ company_id: company, ...columns })
          .onConflict((oc) => oc.column('company_id').doUpdateSet(columns))
          .execute();
        return next;
      }),
  };
}
