import { owedOf } from '#model/areas/setup/subscription/subscription.terms.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { beginSubscription } from '#server/accounts/billing/begin-subscription.ts';
import { companyBilling } from '#server/accounts/billing/company-billing.ts';
import type { PaymentMethod } from '#server/accounts/billing/payment-provider.ts';
import { sandboxMethods } from '#server/accounts/billing/sandbox-provider.ts';
import type { SeedDeps, SeededCompany } from './companies.ts';
import type { Trading } from './trading.ts';

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

function methodOf({ card }: Scene): PaymentMethod | null {
  const found = card === null ? undefined : sandboxMethods[card];
  return found && typeof found === 'object' ? found : null;
}

/** A demo company subscribes; its trial began so long ago that it is where its scene wants it now. */
export function subscribe({ model, seeded: { id, company } }: Trading, at: string): void {
  const scene = scenes[company.key];
  if (!scene) return;
  const { plan, payment } = scene;
  const trialBegan = new Date(Date.parse(at) - (payment ? TRIAL_DAYS : TRIAL_DAYS / 2) * DAY).toISOString();
  const give = (type: string, data: unknown): void =>
    model.must('subscription', SUBSCRIPTION, type, data, { by: SYSTEM, at });
  give('begin', beginSubscription({ company: id, plan, method: methodOf(scene), at: trialBegan }).data);
  if (payment === null) return;
  give('passTime', {});
  const invoice = owedOf(model.view.get('subscription', SUBSCRIPTION) ?? {})[0]?.number;
  give('tryPayment', { invoice });
  if (payment === 'paid') give('notePaid', { invoice, at });
  else give('noteFailed', { invoice, attempt: 1, at });
}

/** Notes how a demo company pays. */
export async function seedBilling(
  { database }: Pick<SeedDeps, 'database'>,
  { id, since, company }: SeededCompany,
): Promise<void> {
  const scene = scenes[company.key];
  if (!scene) return;
  const method = methodOf(scene);
  const customer = method && `cus_sandbox_demo_${company.key}`;
  const paying = { setup: null, provider: method && 'sandbox', customer, method };
  await database.withCompany(id, (trx) => companyBilling.begin(trx, id, scene.plan, paying, since));
}
