import type { Condition, Rule } from '#model/engine/chart.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { nextTry } from '#model/values/billing-period.ts';
import { takenOf } from './plan-use.ts';
import { planOf } from './plans.ts';
import { planLimits } from './limits.ts';
import type {
  Beginning,
  CancelAsked,
  Failed,
  Invoice,
  Paid,
  PlanChoice,
  SubscriptionRow,
} from './subscription.facts.ts';
import { endsAt, isOwed, isUnderWay, owedOf, planChange, termsOf } from './subscription.terms.ts';

type SubscriptionRule<D = never> = Rule<SubscriptionRow, D>;
type SubscriptionCondition<D = never> = Condition<SubscriptionRow, D>;

const find = (row: SubscriptionRow | undefined, number: string): Invoice | undefined =>
  row?.invoices?.find((one) => one.number === number);

/** Without a plan there is nothing to pay. */
export const isFree: SubscriptionCondition<Beginning> = ({ view }, { plan }) =>
  termsOf(view, plan).plan === null;
export const startsTrial: SubscriptionCondition<Beginning> = (_, { trialEndsAt }) => trialEndsAt !== null;

/** [SB3] What was paid for, or tried, is over. */
export const timeIsUp: SubscriptionRule = ({ row, env }) => {
  const end = row ? endsAt(row) : null;
  return end !== null && end <= env.now ? null : { code: 'subscriptionNotDue' };
};

/** [SB4] A trial goes over into a period that is paid for where there is a card. */
export const paysOn: SubscriptionCondition = (context) =>
  context.row?.card !== null && timeIsUp(context, undefined) === null;

/** [SB5] A payment is tried when its time has come. */
export const paymentIsDue: SubscriptionRule<{ readonly invoice: string }> = ({ row, env }, data) => {
  if (!data) return null;
  const invoice = find(row, data.invoice);
  if (!invoice) return { code: 'unknownInvoice' };
  const { tryAt } = invoice;
  return isOwed(invoice) && tryAt !== null && tryAt <= env.now ? null : { code: 'paymentNotDue' };
};

/** [SB7] What a provider tells is told once. */
const told = (field: 'paidAt' | 'refundedAt'): SubscriptionRule<Paid> => {
  return ({ row }, data) => {
    if (!data) return null;
    const invoice = find(row, data.invoice);
    if (!invoice) return { code: 'unknownInvoice' };
    return invoice[field] === null ? null : { code: 'paymentKnown' };
  };
};
export const paymentIsNew = told('paidAt');
export const refundIsNew = told('refundedAt');

/** [SB7] */
export const failureIsNew: SubscriptionRule<Failed> = ({ row }, data) => {
  if (!data) return null;
  const invoice = find(row, data.invoice);
  if (!invoice || data.attempt > invoice.tries.length) return { code: 'unknownInvoice' };
  return invoice.failed.includes(data.attempt) ? { code: 'paymentKnown' } : null;
};

const settlesAll =
  (isNew: SubscriptionRule<Paid>): SubscriptionCondition<Paid> =>
  (context, data) =>
    isNew(context, data as never) === null && // a rule takes the command's data
    owedOf(context.row ?? {}).every(({ number }) => number === data.invoice);
/** [SB5] Nothing else is owed. */
export const paysAll = settlesAll(paymentIsNew as never); // told as a rule of payments
export const refundsAll = settlesAll(refundIsNew as never); // told as a rule of payments

/** [SB5] A payment failed of what is still owed. */
export const staysOwed: SubscriptionCondition<Failed> = (context, data) => {
  const invoice = find(context.row, data.invoice);
  return failureIsNew(context, data as never) === null && invoice !== undefined && isOwed(invoice);
};

/** When an invoice is tried again after a failure; as before where a later try is known. */
export function retryAfter(invoice: Invoice, { attempt, at }: Failed): string | null {
  if (!isOwed(invoice)) return null;
  if (attempt !== invoice.tries.length) return invoice.tryAt;
  // Providers tell the second of a failure: it is no earlier than its try.
  const failedAt = [at, invoice.tries.at(-1) ?? at].toSorted().at(-1) ?? at;
  return nextTry(invoice.tries[0] ?? at, failedAt);
}

/** [SB6] It was the last try. */
export const isLastTry: SubscriptionCondition<Failed> = (context, data) => {
  const invoice = find(context.row, data.invoice);
  return staysOwed(context, data as never) && invoice !== undefined && retryAfter(invoice, data) === null;
};

/** [SB5] Paying again takes a card and something to pay. */
export const mayRetry: SubscriptionRule = ({ row }) => {
  if (!row) return null;
  const owed = owedOf(row);
  if (owed.length === 0) return { code: 'nothingOwed' };
  if (owed.some(isUnderWay)) return { code: 'paymentUnderWay' };
  return row.card === null ? { code: 'cardMissing' } : null;
};

const beyond = {
  members: 'membersBeyondPlan',
  warehouses: 'warehousesBeyondPlan',
  products: 'productsBeyondPlan',
  ordersPerMonth: 'ordersBeyondPlan',
} as const;

/** [SB10] A plan has room for what there is. */
function tooSmall(plan: string, env: Env): Refusal | null {
  for (const limit of planLimits) {
    const most = planOf(plan)?.limits[limit] ?? null;
    const used = takenOf(limit, env) ?? 0;
    if (most !== null && used > most) return onField(beyond[limit], 'plan', { taken: used, most, plan });
  }
  return null;
}

/** [SB9] Another plan that has room, once nothing is owed; one that costs something now, with a card. */
export const planMayChange: SubscriptionRule<PlanChoice> = ({ row, view, env }, data) => {
  if (!row) return null;
  if (owedOf(row).length > 0) return { code: 'paymentUnderWay' };
  if (!data) return null;
  if (data.plan === row.plan && row.next === null) return onField('samePlan', 'plan');
  const small = tooSmall(data.plan, env);
  if (small) return small;
  const { charge } = planChange(view, row, data.plan, env.now);
  return charge && row.card === null ? { code: 'cardMissing' } : null;
};

/** [SB9] */
export const holdsAtOnce: SubscriptionCondition<PlanChoice> = (context, data) => {
  const { row, view, env } = context;
  return (
    row !== undefined &&
    planMayChange(context, data as never) === null &&
    data.plan !== row.plan &&
    planChange(view, row, data.plan, env.now).atOnce
  );
};

/** [SB4] Going on takes a card, and a plan that has room. */
export const mayResume: SubscriptionRule<PlanChoice> = ({ row, env }, data) => {
  if (row?.card === null) return { code: 'cardMissing' };
  return data ? tooSmall(data.plan, env) : null;
};

/** [SB11] */
export const isCharged: SubscriptionRule<CancelAsked> = ({ row }) =>
  row?.plan === null ? { code: 'nothingToCancel' } : null;

/** [SB11] Undone within a trial, the trial goes on. */
export const wasTrial: SubscriptionCondition = ({ row }) => row?.trial === true;
/** [SB11] Undone while a payment has failed, it is still to be paid. */
export const owesStill: SubscriptionCondition = ({ row }) =>
  owedOf(row ?? {}).some(({ failed }) => failed.length > 0);
