import { asSystem } from '#model/engine/actor.ts';
import { endsAt, owedOf } from '#model/areas/setup/subscription/subscription.terms.ts';
import type { Invoice, SubscriptionRow } from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Settled } from '#server/platform/commands/job.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { companyBilling } from './company-billing.ts';
import { PaymentRefused, PaymentUnavailable, type PaymentProvider } from './payment-provider.ts';

export interface DueDeps {
  readonly database: Database;
  readonly executor: Executor;
  readonly provider: PaymentProvider;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** What one company can have to do at once: a period that begins, and a few payments. */
const MOST_STEPS = 10;

/**
 * [BI11] Does what is due of a company's subscription: begins and ends periods, tries payments. Nothing is waited for, so
 * that a clock that is turned plays a whole life; where several servers do so at once, the chart lets one of them.
 */
export async function runDue(deps: DueDeps, company: number): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const row = await deps.database.withCompany(company, (trx) =>
      companyBilling.subscriptionOf(trx, company),
    );
    if (!row || !(await takeStep(deps, company, row))) return;
  }
}

/** False where nothing was to be done. */
async function takeStep(deps: DueDeps, company: number, row: SubscriptionRow): Promise<boolean> {
  const at = deps.now();
  const end = endsAt(row);
  if (end !== null && end <= at && isTaken(await give(deps, company, 'passTime', {}))) return true;
  const due = owedOf(row).find(({ tryAt }) => tryAt !== null && tryAt <= at);
  if (!due) return false;
  const tried = await give(deps, company, 'tryPayment', { invoice: due.number });
  if (!tried || !('events' in tried)) return false;
  const data = tried.events.find(({ type }) => type === 'tried')?.data as { attempt: number } | undefined; // its schema
  await charge(deps, company, due, data?.attempt ?? 1);
  return true;
}

async function charge(deps: DueDeps, company: number, invoice: Invoice, attempt: number): Promise<void> {
  const { number, total, currency } = invoice;
  const outcome = await paymentOf(deps, company, { number, total, currency, attempt });
  const at = deps.now();
  if (outcome === 'paid') await give(deps, company, 'notePaid', { invoice: number, at });
  if (outcome === 'failed') await give(deps, company, 'noteFailed', { invoice: number, attempt, at });
}

type Charged = Pick<Invoice, 'number' | 'total' | 'currency'> & { readonly attempt: number };

/** What came of a payment; unknown where the provider did not answer: it is asked for again later. */
async function paymentOf(
  { database, provider }: DueDeps,
  company: number,
  { number, total, currency, attempt }: Charged,
): Promise<'paid' | 'failed' | 'unknown'> {
  const payment = await database.withCompany(company, (trx) => companyBilling.paymentOf(trx, company));
  if (total === 0) return 'paid';
  if (!payment?.customer || !payment.method || payment.provider !== provider.name) return 'failed';
  const { customer, method } = payment;
  const marks = { company: String(company), invoice: number, attempt: String(attempt) };
  const reference = `${number}-${attempt}`;
  const charged = { customer, method: method.id, amount: total, currency, reference, marks };
  try {
    return await provider.charge(charged);
  } catch (error) {
    if (error instanceof PaymentRefused) return 'failed';
    if (error instanceof PaymentUnavailable) return 'unknown';
    throw error;
  }
}

async function give(
  { executor, now }: DueDeps,
  company: number,
  type: string,
  data: object,
): Promise<Settled | undefined> {
  const command = { kind: 'subscription', document: SUBSCRIPTION, type, data };
  const [settled] = await executor.systemPropose(company, [command], { by: asSystem, at: now() });
  return settled;
}

const isTaken = (settled: Settled | undefined): boolean => settled !== undefined && 'seq' in settled;
