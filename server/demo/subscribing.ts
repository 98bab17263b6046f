import { SUBSCRIPTION } from '#model/subscription/subscription.kind.ts';
import { beginSubscription } from '#server/billing/begin-subscription.ts';
import { companyBilling } from '#server/billing/company-billing.ts';
import { sandboxMethods } from '#server/billing/sandbox-provider.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import type { SeedDeps, SeededCompany } from './companies.ts';
import { demoId } from './demo-id.ts';

interface Scene {
  readonly plan: string;
  /** A card of the sandbox; null: none yet. */
  readonly card: string | null;
  /** What becomes of the first payment; null: it is still on trial. */
  readonly payment: 'paid' | 'failed' | null;
}

/** How each company pays: one in good standing, one on trial, one whose card was refused. */
const scenes: Readonly<Record<string, Scene>> = {
  nordlager: { plan: 'scale', card: 'pm_sandbox_visa', payment: 'paid' },
  baltic: { plan: 'growth', card: null, payment: null },
  fjord: { plan: 'growth', card: 'pm_sandbox_refused', payment: 'failed' },
};

const DAY = 86_400_000;
/** A trial ends after thirty days. */
const TRIAL_DAYS = 30;

/** Gives a demo company its subscription, as of now. */
export async function seedSubscription(
  { database, executor, now }: Pick<SeedDeps, 'database' | 'executor' | 'now'>,
  { id, company }: SeededCompany,
): Promise<void> {
  const scene = scenes[company.key];
  if (!scene) return;
  const at = now();
  const { plan, card, payment } = scene;
  const found = card === null ? undefined : sandboxMethods[card];
  const method = found && typeof found === 'object' ? found : null;
  const trialBegan = new Date(Date.parse(at) - (payment ? TRIAL_DAYS : TRIAL_DAYS / 2) * DAY).toISOString();
  const invoice = `LG${id}-${at.slice(0, 4)}-00001`;
  const give = (type: string, data: object): SystemCommand => ({
    kind: 'subscription',
    document: SUBSCRIPTION,
    type,
    data,
  });
  const commands = [
    beginSubscription({ company: id, plan, method, at: trialBegan }),
    ...(payment ? [give('passTime', {}), give('tryPayment', { invoice })] : []),
    ...(payment === 'paid' ? [give('notePaid', { invoice, at })] : []),
    ...(payment === 'failed' ? [give('noteFailed', { invoice, attempt: 1, at })] : []),
  ];
  const repeatable = commands.map((command) => ({
    id: demoId(`${company.key}/subscription/${command.type}`),
    ...command,
  }));
  const settled = await executor.systemPropose(id, repeatable, { by: 'system', at });
  for (const outcome of settled)
    if ('refusal' in outcome)
      throw new Error(`${company.key}: a subscription was refused: ${JSON.stringify(outcome.refusal)}`);
  const customer = method && `cus_sandbox_demo_${company.key}`;
  const paying = { setup: null, provider: method && 'sandbox', customer, method };
  await database.withCompany(id, (trx) => companyBilling.begin(trx, id, plan, paying, at));
}
