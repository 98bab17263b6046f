import { asSystem } from '#model/engine/actor.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { UnknownCompany } from '#server/platform/commands/job.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { companyBilling } from '../company-billing.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { reportIn, type ProviderReport, type WebhookEvent } from './webhook-events.ts';
import { webhookStore, type WebhookOutcome } from './webhook-store.ts';

export interface ProviderEventDeps {
  readonly database: Database;
  readonly executor: Executor;
  readonly provider: Pick<PaymentProvider, 'name'>;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/**
 * [BI13] Does once what an event says, whenever and however often it comes: the fact and the event are written in one
 * transaction, and the chart takes no fact twice. Rejects with Unavailable, so that it is sent again.
 */
export async function takeEvent(deps: ProviderEventDeps, event: WebhookEvent): Promise<WebhookOutcome> {
  const { database, provider, now } = deps;
  const { kysely } = database.app;
  if (await webhookStore.has(kysely, provider.name, event.id)) return 'known';
  const told = reportIn(event);
  const remembered = { provider: provider.name, event, company: told?.company ?? null, at: now() };
  const note = (outcome: WebhookOutcome, within = kysely) =>
    webhookStore.remember(within, { ...remembered, outcome });
  const outcome = told ? await tell(deps, told, (trx) => note('done', trx)) : 'other';
  if (outcome !== 'done') await note(outcome);
  return outcome;
}

type Alongside = NonNullable<Parameters<Executor['systemPropose']>[2]['alongside']>;

async function tell(
  { database, executor, provider, now }: ProviderEventDeps,
  { company, customer, command }: ProviderReport,
  alongside: Alongside,
): Promise<WebhookOutcome> {
  // An account at the provider may serve several installations, whose companies have the same numbers.
  const payment = await database.withCompany(company, (trx) => companyBilling.paymentOf(trx, company));
  if (payment?.provider !== provider.name || payment.customer !== customer) return 'foreign';
  try {
    const given = { kind: 'subscription', document: SUBSCRIPTION, ...command };
    const [settled] = await executor.systemPropose(company, [given], { by: asSystem, at: now(), alongside });
    if (settled && 'refusal' in settled) return settled.refusal.code === 'paymentKnown' ? 'known' : 'foreign';
    return 'done';
  } catch (error) {
    if (error instanceof UnknownCompany) return 'foreign';
    throw error;
  }
}
