import type { Allocation, PaymentForm, PaymentRow } from './payment.facts.ts';

/** What of a payment pays invoices, minor units of its currency. */
export const allocatedOf = ({ allocations }: { readonly allocations: readonly Allocation[] }): number =>
  allocations.reduce((sum, { amount }) => sum + amount, 0);

/** What a part of a payment pays of its invoice, minor units of the invoice's currency. [PAY15] */
export const settledBy = ({ amount, settles = amount }: Pick<Allocation, 'amount' | 'settles'>): number =>
  settles;

/** What of a payment went back to the payer. */
export const refundedOf = ({ refunds }: Pick<PaymentRow, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What of a payment paid reminders, minor units of its currency. [PAY14] */
export const feesKeptOf = ({ fees = [] }: Pick<PaymentRow, 'fees'>): number =>
  fees.reduce((sum, { amount }) => sum + amount, 0);

/** What of a payment that is being recorded pays something, minor units of its currency. */
export const spokenFor = ({ allocations, keeps = [] }: Pick<PaymentForm, 'allocations' | 'keeps'>): number =>
  allocatedOf({ allocations }) + keeps.reduce((sum, { amount }) => sum + amount, 0);

/** What of a payment pays nothing yet, minor units of its currency. [PAY2] */
export const leftOfPayment = (row: Pick<PaymentRow, 'amount' | 'allocations' | 'refunds' | 'fees'>): number =>
  row.amount - allocatedOf(row) - refundedOf(row) - feesKeptOf(row);
