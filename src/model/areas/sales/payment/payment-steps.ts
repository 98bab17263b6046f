import type { PaymentStep, Settled } from './payment-voucher.ts';
import type { Allocation, PaymentFact, PaymentRow } from './payment.facts.ts';
import { allocatedOf } from './payment.figures.ts';

/** A fact of a payment, and the day on which it was noted, in the company's time zone. */
export type NotedFact = { readonly command: string; readonly notedOn: string } & {
  [F in 'recorded' | 'allocated' | 'freed' | 'refunded' | 'reversed']: {
    readonly type: F;
    readonly data: PaymentFact<F>;
  };
}['recorded' | 'allocated' | 'freed' | 'refunded' | 'reversed'];

/** A step of a payment, on the day that it is booked on. */
export interface BookedStep extends PaymentStep {
  readonly type: NotedFact['type'];
  readonly on: string;
  readonly notedOn: string;
}

/** What a part of a payment settles of its invoice, by the command that set it against it. */
export type Settles = (part: Allocation, command: string) => Settled;

/**
 * What a payment did, step by step. Money is booked on the day of the bank. What is set against invoices later, freed or
 * reversed is booked on the day when it is, so that no day that was exported before changes. [PAY12]
 */
export function paymentSteps(
  { on, amount }: Pick<PaymentRow, 'on' | 'amount'>,
  facts: readonly NotedFact[],
  settles: Settles,
): readonly BookedStep[] {
  let left = 0;
  const standing = new Map<string, Settled>();
  const set = (parts: readonly Allocation[], command: string): readonly Settled[] =>
    parts.map((part) => {
      const one = settles(part, command);
      standing.set(part.invoice, one);
      return one;
    });
  const free = (invoices: readonly string[]): readonly Settled[] =>
    invoices.flatMap((invoice) => {
      const one = standing.get(invoice);
      standing.delete(invoice);
      return one ?? [];
    });
  const paidIn = (parts: readonly Settled[]): number => parts.reduce((sum, one) => sum + one.amount, 0);
  const changed = (fact: NotedFact): PaymentStep & { readonly on?: string } => {
    const before = left;
    switch (fact.type) {
      case 'recorded':
        left = amount - allocatedOf(fact.data);
        return {
          on,
          money: amount,
          left: [0, left],
          settled: set(fact.data.allocations, fact.command),
          freed: [],
        };
      case 'allocated':
        left -= allocatedOf(fact.data);
        return {
          money: 0,
          left: [before, left],
          settled: set(fact.data.allocations, fact.command),
          freed: [],
        };
      case 'freed': {
        const freed = free([fact.data.invoice]);
        left += paidIn(freed);
        return { money: 0, left: [before, left], settled: [], freed };
      }
      case 'refunded':
        left -= fact.data.amount;
        return { on: fact.data.on, money: -fact.data.amount, left: [before, left], settled: [], freed: [] };
      case 'reversed':
        left = 0;
        return { money: -amount, left: [before, 0], settled: [], freed: free([...standing.keys()]) };
    }
  };
  return facts.map((fact) => {
    const { type, notedOn } = fact;
    return { type, notedOn, on: notedOn, ...changed(fact) };
  });
}
