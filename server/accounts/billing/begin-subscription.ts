import { daysAfter } from '#model/values/billing-period.ts';
import { planOf } from '#model/areas/setup/subscription/plans.ts';
import type { Card } from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import type { PaymentMethod } from './payment-provider.ts';

interface Beginning {
  readonly company: number;
  readonly plan: string | null;
  readonly method: PaymentMethod | null;
  /** When its trial begins, UTC ISO. */
  readonly at: string;
}

/** A payment method as the company's log keeps it. */
export const cardOf = ({ brand, last4, exp_month: expMonth, exp_year: expYear }: PaymentMethod): Card => ({
  brand,
  last4,
  expMonth,
  expYear,
});

/** A company's invoices are numbered in a series of its own, so that one without gaps needs no other company. */
const seriesOf = (company: number): string => `LG${company}`;

/** [BI8] A company begins on its plan, with its trial; without a plan that is offered there are no limits. */
export function beginSubscription({ company, plan, method, at }: Beginning): SystemCommand {
  const offered = planOf(plan);
  const data = {
    plan: offered ? plan : null,
    trialEndsAt: offered ? daysAfter(at, offered.trialDays) : null,
    series: seriesOf(company),
    card: method && cardOf(method),
  };
  return { kind: 'subscription', document: SUBSCRIPTION, type: 'begin', data };
}
