import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';
import { settlement } from '#model/areas/sales/owed/settlement.ts';

const MOST_INVOICES = 500;

/**
 * What a payment pays of one invoice, minor units of the payment's currency. Of an invoice in another currency, `settles`
 * is what that pays of it, minor units of the invoice's; so is `less` always. [PAY15]
 */
export const allocation = settlement
  .omit({ payment: true, on: true })
  .extend({ invoice: v.id, settles: v.amount.min(1).optional() });
export type Allocation = z.infer<typeof allocation>;
const allocations = z.array(allocation).max(MOST_INVOICES);

/** What of it pays the reminders of an invoice, minor units of the company's currency. */
export const fee = z.strictObject({ invoice: v.id, amount: v.amount.min(1) });
export type Fee = z.infer<typeof fee>;

/** Money that came from a customer, or went to one. */
export const paymentForm = z.strictObject({
  customer: v.id,
  direction: z.enum(['in', 'out']),
  /** The day it was booked at the bank. */
  on: v.day,
  amount: v.amount.min(1),
  currency: v.currency,
  rate: v.exchangeRate,
  /** What the payer wrote: an OCR reference or a text. */
  reference: v.text,
  notes: v.text,
  /** By hand, or from a file of the bank. */
  source: z.enum(['hand', 'file']),
  /** The bank's own reference, by which the same money is known again; absent: none. */
  bankReference: z.string().min(1).max(200).optional(),
  allocations,
  /** What of it pays reminders from the start; absent: nothing. [PAY14] */
  keeps: z.array(fee).max(MOST_INVOICES).optional(),
});
export type PaymentForm = z.infer<typeof paymentForm>;

export const toAllocate = z.strictObject({ allocations: allocations.min(1) });
export type ToAllocate = z.infer<typeof toAllocate>;
export const toFree = z.strictObject({ invoice: v.id });
/** What of it goes back to the payer, minor units. */
export const refund = z.strictObject({ on: v.day, amount: v.amount.min(1) });
export type Refund = z.infer<typeof refund>;

export const paymentFacts = {
  recorded: paymentForm.extend({ number: z.string().nullable() }),
  allocated: toAllocate,
  freed: toFree,
  refunded: refund,
  feeKept: fee.extend({ on: v.day }),
  reversed: v.withReason,
} as const;
type Facts = { [F in keyof typeof paymentFacts]: z.infer<(typeof paymentFacts)[F]> };
export type PaymentFact<F extends keyof Facts> = Facts[F];

export interface PaymentRow extends DocumentRow, Omit<PaymentForm, 'keeps'> {
  /** Null in a prediction whose number is not assigned yet. */
  readonly number: string | null;
  readonly refunds: readonly Refund[];
  /** What of it paid reminders; absent: nothing. [PAY14] */
  readonly fees?: readonly PaymentFact<'feeKept'>[];
  readonly reversedFor: string | null;
  readonly recordedBy: string;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    payment: PaymentRow;
  }
}
