import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';
import { planIds } from './plans.ts';
import { taxKinds } from './product-tax.ts';

/** A plan by its name: facts outlive plans. */
const planName = z.string().min(1).max(40);
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const most = z.int().min(0).nullable();
const limits = z.strictObject({
  members: most,
  warehouses: most,
  products: most,
  ordersPerMonth: most,
});

/** Who invoices are made out to, where that is not the company itself. */
export const billingDetails = z.strictObject({
  name: v.name,
  vatNumber: v.text,
  address: v.address,
  /** Where invoices and reminders go besides those who manage the company; empty: nowhere else. */
  email: z.union([z.literal(''), z.email().max(254)]),
  /** What the payer wants to see on each invoice. */
  reference: z.string().trim().max(200),
});
export type BillingDetails = z.infer<typeof billingDetails>;
export const billingSet = z.strictObject({ billTo: billingDetails.nullable() });

export const cardSchema = z.strictObject({
  brand: v.code,
  last4: v.code,
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(9999),
});
export type Card = z.infer<typeof cardSchema>;

/** An invoice of Lagra itself; amounts in minor units. */
const invoice = z.strictObject({
  number: v.code,
  kind: z.enum(['period', 'change']),
  issuedAt: v.moment,
  from: v.moment,
  until: v.moment,
  plan: planName,
  currency: v.currency,
  net: amount,
  /** Basis points. */
  vatRate: v.percent,
  tax: z.enum(taxKinds),
  vat: amount,
  total: amount,
  billTo: billingDetails,
});
export type NewInvoice = z.infer<typeof invoice>;

/** Where an invoice stands: each is told once, in whatever order. */
export interface Invoice extends NewInvoice {
  /** When each payment was tried. */
  readonly tries: readonly string[];
  /** The numbers of the tries that failed, ascending from 1. */
  readonly failed: readonly number[];
  /** When to try (again), or to ask what came of a try; null: not by itself. */
  readonly tryAt: string | null;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
}

export const beginning = z.strictObject({
  /** Null: without limits, and free. */
  plan: planName.nullable(),
  /** When a trial ends; null: there is none. */
  trialEndsAt: v.moment.nullable(),
  /** Begins the numbers of its invoices. */
  series: z.string().regex(/^[A-Z]{1,8}\d{1,10}$/),
  card: cardSchema.nullable(),
});
export type Beginning = z.infer<typeof beginning>;

const terms = { plan: planName.nullable(), limits, price: amount, currency: v.currency };
const period = { anchor: v.moment, from: v.moment, until: v.moment.nullable() };

export const cancelWhys = ['price', 'missing', 'difficult', 'switching', 'closing', 'other'] as const;
const cancellation = z.strictObject({
  why: z.enum(cancelWhys),
  comment: z.string().trim().max(1000),
});
export const cancelAsked = z.strictObject({ cancellation });
export type CancelAsked = z.infer<typeof cancelAsked>;

export const planChoice = z.strictObject({ plan: z.enum(planIds) });
export type PlanChoice = z.infer<typeof planChoice>;

export const cardNoted = z.strictObject({ card: cardSchema });

const attempt = z.int().min(1).max(1000);
export const paid = z.strictObject({ invoice: v.code, at: v.moment });
export type Paid = z.infer<typeof paid>;
export const failed = z.strictObject({ invoice: v.code, attempt, at: v.moment });
export type Failed = z.infer<typeof failed>;

export const subscriptionFacts = {
  begun: beginning
    .omit({ trialEndsAt: true })
    .extend({ ...terms, ...period, trial: z.boolean(), invoice: invoice.nullable() }),
  /** A period that is paid for begins: after a trial, after another period, or again. */
  renewed: z.strictObject({ ...terms, ...period, invoice }),
  /** Another plan at once, with what it costs more until the end of the period. */
  planChanged: z.strictObject({ ...terms, ...period, invoice: invoice.nullable() }),
  /** Another plan from the next period on. */
  planPlanned: z.strictObject({ next: z.enum(planIds) }),
  /** A payment is being tried, or what came of the last try is asked for once more. */
  tried: z.strictObject({ invoice: v.code, attempt, tryAt: v.moment }),
  retryAsked: z.strictObject({ invoice: v.code, tryAt: v.moment }),
  paid,
  refunded: paid,
  paymentFailed: failed.extend({ tryAt: v.moment.nullable() }),
  cardNoted,
  billingSet,
  trialOver: v.empty,
  cancelAsked,
  cancelUndone: v.empty,
  ended: v.empty,
  lapsed: v.empty,
} as const;

type FactOf<T extends keyof typeof subscriptionFacts> = z.infer<(typeof subscriptionFacts)[T]>;
export type Begun = FactOf<'begun'>;
export type Renewed = FactOf<'renewed'>;
export type PlanChanged = FactOf<'planChanged'>;
export type PlanPlanned = FactOf<'planPlanned'>;
export type Tried = FactOf<'tried'>;
export type RetryAsked = FactOf<'retryAsked'>;
export type PaymentFailed = FactOf<'paymentFailed'>;

type Terms = Pick<Begun, 'plan' | 'limits'>;

/** Everybody in the company sees its state, plan and limits; what is paid, those who manage it. */
export interface SubscriptionRow extends DocumentRow, Terms {
  readonly series: string;
  /** Minor units a month, without VAT. */
  readonly price: number;
  readonly currency: string;
  /** When the period began whose day of the month those after it follow. */
  readonly anchor: string;
  /** When the present period, or the trial, began. */
  readonly from: string;
  /** It is being tried, free of charge. */
  readonly trial: boolean;
  /** When what is paid for, or tried, ends; null: never. */
  readonly until: string | null;
  /** The plan from the next period on, where it is another one. */
  readonly next: PlanChoice['plan'] | null;
  readonly card: Card | null;
  readonly billTo: BillingDetails | null;
  /** Oldest first. */
  readonly invoices: readonly Invoice[];
  readonly cancellation: CancelAsked['cancellation'] | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    subscription: SubscriptionRow;
  }
}
