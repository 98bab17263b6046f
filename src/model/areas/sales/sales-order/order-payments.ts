import type { SalesOrderFact } from './sales-order.facts.ts';

/** The facts that say what was paid for an order before it was invoiced here. */
export const orderPaymentTypes = ['paid', 'paymentTakenBack', 'credited', 'invoicedElsewhere'] as const;
type PaymentType = (typeof orderPaymentTypes)[number];

/** One of them, and the day on which it was noted, in the company's time zone. */
export type OrderPaymentFact = { readonly notedOn: string } & {
  readonly [F in PaymentType]: { readonly type: F; readonly data: SalesOrderFact<F> };
}[PaymentType];

/** Money that came for an order, or a mistake about it that was put right. */
export interface OrderPaymentStep {
  readonly on: string;
  readonly notedOn: string;
  /** Minor units of the order's currency; below zero where it was taken back. */
  readonly money: number;
}

/**
 * What was paid for an order and is in the books of who invoices here: on the day of the bank, and what was recorded by
 * mistake, or went back with a return, on the day when it did. What was invoiced elsewhere was paid there. [SIE7]
 */
export function orderPaymentSteps(facts: readonly OrderPaymentFact[]): readonly OrderPaymentStep[] {
  const amounts = new Map<string, number>();
  let steps: OrderPaymentStep[] = [];
  for (const { type, data, notedOn } of facts) {
    if (type === 'invoicedElsewhere') {
      amounts.clear();
      steps = [];
    } else if (type === 'paid') {
      amounts.set(data.payment, data.amount);
      steps.push({ on: data.on, notedOn, money: data.amount });
    } else if (type === 'credited') {
      const { paidBack = 0 } = data;
      if (paidBack > 0 && amounts.size > 0) steps.push({ on: notedOn, notedOn, money: -paidBack });
    } else {
      const amount = amounts.get(data.payment);
      const back = data.amount ?? amount;
      if (amount === undefined || back === undefined) continue;
      amounts.set(data.payment, amount - back);
      steps.push({ on: notedOn, notedOn, money: -back });
    }
  }
  return steps;
}
