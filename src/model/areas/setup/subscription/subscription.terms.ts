import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import { daysAfter, periodEnd, shareLeft } from '#model/values/billing-period.ts';
import type { BillingDetails, Invoice, NewInvoice, SubscriptionRow } from './subscription.facts.ts';
import { payingCurrency, planOf, type PriceCurrency } from './plans.ts';
import { noLimits, type Limits } from './limits.ts';
import { productTax } from './product-tax.ts';

/** What a plan costs a company a month, and what it includes. */
interface Terms {
  readonly plan: string | null;
  readonly limits: Limits;
  /** Minor units, without VAT. */
  readonly price: number;
  readonly currency: PriceCurrency;
}

/** [SB1] What a plan means for this company; a plan that is not offered is without limits, and free. */
export function termsOf(view: Reader, plan: string | null): Terms {
  const currency = payingCurrency(view.get('company', COMPANY)?.currency ?? '');
  const offered = planOf(plan);
  if (!offered) return { plan: null, limits: noLimits, price: 0, currency };
  return { plan, limits: offered.limits, price: offered.prices[currency], currency };
}

/** Who the next invoice is made out to: the company itself, unless somebody else pays. */
export function payerOf(view: Reader, row: Pick<SubscriptionRow, 'billTo'> | undefined): BillingDetails {
  if (row?.billTo) return row.billTo;
  const company = view.get('company', COMPANY);
  return {
    name: company?.name ?? '–',
    vatNumber: company?.vatNumber ?? '',
    address: company?.address ?? { street: '', postcode: '', city: '', country: 'SE' },
    email: '',
    reference: '',
  };
}

interface Charge {
  readonly kind: NewInvoice['kind'];
  readonly net: number;
  readonly from: string;
  readonly until: string;
}

/** [SB12] An amount with its VAT, minor units. */
export function withTax(net: number, payer: BillingDetails) {
  const { tax, rate } = productTax(payer);
  const vat = Math.round((net * rate) / 10_000);
  return { net, vatRate: rate, tax, vat, total: net + vat };
}

/** An invoice for a plan; its number is drawn where numbers are given out. */
export function invoiceOf(
  { plan, currency }: Pick<Terms, 'plan' | 'currency'>,
  { kind, net, from, until }: Charge,
  { number, issuedAt, billTo }: Pick<NewInvoice, 'number' | 'issuedAt' | 'billTo'>,
): NewInvoice {
  const amounts = withTax(net, billTo);
  return { number, kind, issuedAt, from, until, plan: plan ?? '', currency, ...amounts, billTo };
}

/** What changes with another plan: at once, with what it costs more for the rest of the period, or from the next one on. */
export interface PlanChange {
  readonly atOnce: boolean;
  /** From when it holds. */
  readonly at: string;
  readonly terms: Terms;
  readonly anchor: string;
  readonly from: string;
  readonly until: string | null;
  /** What is charged now; null: nothing. */
  readonly charge: Charge | null;
}

/**
 * [SB9] A dearer plan holds at once, and the rest of the period is charged by its share; a cheaper one from the next period
 * on. While nothing is paid yet, any plan holds at once.
 */
export function planChange(view: Reader, row: SubscriptionRow, plan: string, now: string): PlanChange {
  const terms = termsOf(view, plan);
  const { anchor, from, until, trial, price } = row;
  if (trial) return { atOnce: true, at: now, terms, anchor, from, until, charge: null };
  if (row.plan === null || until === null) {
    const end = periodEnd(now, now);
    const charge: Charge = { kind: 'period', net: terms.price, from: now, until: end };
    return { atOnce: true, at: now, terms, anchor: now, from: now, until: end, charge };
  }
  if (terms.price <= price) return { atOnce: false, at: until, terms, anchor, from, until, charge: null };
  const net = shareLeft(terms.price - price, from, until, now);
  const charge: Charge | null = net > 0 ? { kind: 'change', net, from: now, until } : null;
  return { atOnce: true, at: now, terms, anchor, from, until, charge };
}

/** How late a period may be charged and still follow the one before: the server may have been away. */
const LATEST = 3 * 86_400_000;

/** [SB3] The period that is paid for next. A company that was shut out, or away, pays from now on. */
export function nextPeriod(row: SubscriptionRow | undefined, now: string) {
  const follows =
    row && row.until !== null && row.until <= now && Date.parse(now) - Date.parse(row.until) < LATEST;
  const from = follows ? (row.until ?? now) : now;
  const anchor = follows && !row.trial ? row.anchor : from;
  return { anchor, from, until: periodEnd(anchor, from) };
}

/** [SB5] Whether it is still to be paid. */
export const isOwed = ({ paidAt, refundedAt }: Pick<Invoice, 'paidAt' | 'refundedAt'>): boolean =>
  paidAt === null && refundedAt === null;

/** What has to be paid, oldest first. */
export const owedOf = ({ invoices = [] }: Partial<Pick<SubscriptionRow, 'invoices'>>): readonly Invoice[] =>
  invoices.filter(isOwed);

/** Whether it is not known what came of its last try. */
export const isUnderWay = ({ tries, failed }: Invoice): boolean =>
  tries.length > 0 && !failed.includes(tries.length);

/** [SB2] When a first payment is given up, UTC ISO. */
const givenUpAt = ({ from }: Pick<SubscriptionRow, 'from'>): string => daysAfter(from, 1);

/** When what is paid for, tried or waited for ends; null: never. */
export const endsAt = (row: SubscriptionRow): string | null =>
  row.state === 'incomplete' ? givenUpAt(row) : row.until;

/** The next moment at which something is to be done; null: nothing is. */
export function dueAt(row: SubscriptionRow): string | null {
  const moments = [endsAt(row), ...owedOf(row).map(({ tryAt }) => tryAt)].filter((at) => at !== null);
  return moments.toSorted()[0] ?? null;
}

/** Whether it goes on to the end of its period when it is cancelled; else it ends at once. [SB11] */
export const runsOn = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state === 'active' || state === 'trialing';

type NextCome = 'end' | 'endOfTrial' | 'charge' | 'nothing';
const comesAfter: Readonly<Record<string, NextCome>> = {
  canceling: 'end',
  trialing: 'charge',
  active: 'charge',
  pastDue: 'charge',
};

/** What comes at the end of the period: it ends, the trial does without a card, a charge, or nothing. */
export const comesNext = ({ state, card, trial }: SubscriptionRow): NextCome =>
  trial && card === null && state === 'trialing' ? 'endOfTrial' : (comesAfter[String(state)] ?? 'nothing');
