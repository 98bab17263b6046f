import type { DecisionContext } from '#model/engine/document-type.ts';
import { periodEnd } from '#model/values/billing-period.ts';
import type {
  Beginning,
  Begun,
  Failed,
  NewInvoice,
  PaymentFailed,
  PlanChanged,
  PlanChoice,
  PlanPlanned,
  Renewed,
  RetryAsked,
  SubscriptionRow,
  Tried,
} from './subscription.facts.ts';
import { retryAfter } from './subscription.rules.ts';
import {
  invoiceOf,
  isUnderWay,
  nextPeriod,
  owedOf,
  payerOf,
  planChange,
  termsOf,
} from './subscription.terms.ts';

type Context = DecisionContext<SubscriptionRow>;
type Charge = Parameters<typeof invoiceOf>[1];

/** Where no numbers are given out an invoice shows none. */
const UNNUMBERED = '–';

function issue(
  context: Context,
  series: string,
  terms: ReturnType<typeof termsOf>,
  charge: Charge,
): NewInvoice {
  const { env, view, row } = context;
  const number = context.draw(series) ?? UNNUMBERED;
  return invoiceOf(terms, charge, { number, issuedAt: env.now, billTo: payerOf(view, row) });
}

/** [SB2] */
export function begun(context: Context, data: Beginning): Begun {
  const { plan, trialEndsAt, series, card } = data;
  const { view, env } = context;
  const terms = termsOf(view, plan);
  const own = { ...terms, series, card, anchor: env.now, from: env.now };
  if (terms.plan === null) return { ...own, until: null, trial: false, invoice: null };
  if (trialEndsAt !== null) return { ...own, until: trialEndsAt, trial: true, invoice: null };
  const until = periodEnd(env.now, env.now);
  const charge = { kind: 'period', net: terms.price, from: env.now, until } as const;
  return { ...own, until, trial: false, invoice: issue(context, series, terms, charge) };
}

/** [SB3] The next period, on the plan that was chosen for it. */
export function renewed(context: Context, data: Partial<PlanChoice> | undefined): Renewed {
  const { row, view, env } = context;
  const terms = termsOf(view, data?.plan ?? row?.next ?? row?.plan ?? null);
  const period = nextPeriod(row, env.now);
  const charge = { kind: 'period', net: terms.price, from: period.from, until: period.until } as const;
  return { ...terms, ...period, invoice: issue(context, row?.series ?? '', terms, charge) };
}

/** [SB9] */
export function planChanged(context: Context, { plan }: PlanChoice): PlanChanged {
  const { row, view, env } = context;
  if (!row) throw new Error('a plan changes only where there is one');
  const { terms, anchor, from, until, charge } = planChange(view, row, plan, env.now);
  return { ...terms, anchor, from, until, invoice: charge && issue(context, row.series, terms, charge) };
}

export const planPlanned = (_: Context, { plan }: PlanChoice): PlanPlanned => ({ next: plan });

/** How long what came of a try is waited for before it is asked for again. */
const PATIENCE = 3_600_000;

/** [SB5] The next try; while what came of the last is not known, that one again. */
export function tried({ row, env }: Context, { invoice: number }: { readonly invoice: string }): Tried {
  const invoice = row?.invoices.find((one) => one.number === number);
  const made = invoice?.tries.length ?? 0;
  const attempt = invoice && isUnderWay(invoice) ? made : made + 1;
  return { invoice: number, attempt, tryAt: new Date(Date.parse(env.now) + PATIENCE).toISOString() };
}

export const retryAsked = ({ row, env }: Context): RetryAsked => ({
  invoice: owedOf(row ?? {})[0]?.number ?? '',
  tryAt: env.now,
});

export function paymentFailed({ row }: Context, data: Failed): PaymentFailed {
  const invoice = row?.invoices.find((one) => one.number === data.invoice);
  return { ...data, tryAt: invoice ? retryAfter(invoice, data) : null };
}
