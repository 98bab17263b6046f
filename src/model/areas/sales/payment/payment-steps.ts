import type { PaymentStep, Settled } from './payment-voucher.ts';
import type { Allocation, PaymentFact, PaymentRow } from './payment.facts.ts';

/** A fact of a payment, and the day on which it was noted, in the company's time zone. */
export type NotedFact = { readonly command: string; readonly notedOn: string } & {
  [F in 'recorded' | 'allocated' | 'freed' | 'refunded' | 'feeKept' | 'reversed']: {
    readonly type: F;
    readonly data: PaymentFact<F>;
  };
}['recorded' | 'allocated' | 'freed' | 'refunded' | 'feeKept' | 'reversed'];

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
  payment: Pick<PaymentRow, 'on' | 'amount'>,
  facts: readonly NotedFact[],
  settles: Settles,
): readonly BookedStep[] {
  const standing = new Map<string, Settled>();
  let [before, kept] = [0, 0];
  return facts.map((fact) => {
    const { type, notedOn } = fact;
    const settled = setAgainst(fact, settles);
    const freed = freedBy(fact, standing);
    for (const [invoice, one] of settled) standing.set(invoice, one);
    for (const [invoice] of freed) standing.delete(invoice);
    const money = moneyOf(fact, payment.amount);
    const fee = feeOf(fact, kept);
    kept += fee;
    const after = before + money - amountOf(settled) + amountOf(freed) - fee;
    const step = {
      money,
      left: [before, after],
      settled: valuesOf(settled),
      fee,
      freed: valuesOf(freed),
    } as const;
    before = after;
    return { type, notedOn, on: dayOf(fact, payment), ...step };
  });
}

type Parts = readonly (readonly [invoice: string, part: Settled])[];

const setAgainst = ({ type, data, command }: NotedFact, settles: Settles): Parts =>
  type === 'recorded' || type === 'allocated'
    ? data.allocations.map((part) => [part.invoice, settles(part, command)])
    : [];

/** What stood of a payment and does not any more. */
function freedBy({ type, data }: NotedFact, standing: ReadonlyMap<string, Settled>): Parts {
  if (type === 'reversed') return [...standing];
  return type === 'freed' ? [...standing].filter(([invoice]) => invoice === data.invoice) : [];
}

function moneyOf({ type, data }: NotedFact, amount: number): number {
  if (type === 'recorded') return amount;
  if (type === 'reversed') return -amount;
  return type === 'refunded' ? -data.amount : 0;
}

/** What pays reminders with a fact; what was kept before goes back as the payment is reversed. */
function feeOf({ type, data }: NotedFact, kept: number): number {
  if (type === 'reversed') return 0 - kept;
  if (type === 'recorded') return (data.keeps ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return type === 'feeKept' ? data.amount : 0;
}

function dayOf({ type, data, notedOn }: NotedFact, { on }: Pick<PaymentRow, 'on'>): string {
  if (type === 'recorded') return on;
  return type === 'refunded' || type === 'feeKept' ? data.on : notedOn;
}

const valuesOf = (parts: Parts): readonly Settled[] => parts.map(([, one]) => one);
const amountOf = (parts: Parts): number => parts.reduce((sum, [, { amount }]) => sum + amount, 0);
