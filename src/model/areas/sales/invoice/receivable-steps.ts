import { amountAt } from '#model/values/unit-cost.ts';
import { signOf } from '../owed/owed.ts';
import type { InvoiceFact, InvoiceRow } from './invoice.facts.ts';

/** What happened to what is open of an invoice, in its order. */
export type OpenStep = { readonly command: string } & (
  | { readonly type: 'paid'; readonly data: InvoiceFact<'paid'> }
  | { readonly type: 'unpaid'; readonly data: InvoiceFact<'unpaid'> }
  | { readonly type: 'creditApplied'; readonly data: InvoiceFact<'creditApplied'> }
  | { readonly type: 'writtenOff'; readonly data: InvoiceFact<'writtenOff'> }
);

/** The types of facts that steps are read from. */
export const openStepTypes = [
  'paid',
  'unpaid',
  'creditApplied',
  'writtenOff',
  'setOffAgainst',
  'setOffFreed',
] as const;

/** A step as one of the facts of these types says it: a credit note is paid by the invoice that it is set off against. */
export function openStepOf(
  type: (typeof openStepTypes)[number],
  data: InvoiceFact<(typeof openStepTypes)[number]>,
  command: string,
): OpenStep {
  if (type === 'setOffAgainst') {
    const { invoice: payment, amount, on } = data as InvoiceFact<'setOffAgainst'>; // the schema of its type
    return { type: 'paid', command, data: { payment, amount, on, less: null } };
  }
  if (type === 'setOffFreed') {
    const { invoice: payment } = data as InvoiceFact<'setOffFreed'>; // likewise
    return { type: 'unpaid', command, data: { payment } };
  }
  return { type, data, command } as OpenStep; // likewise
}

type Owed = Pick<InvoiceRow, 'totals' | 'prepaid' | 'setOff' | 'rate'>;

/**
 * What each payment, credit note and write-off takes from the receivables, by the command that brought it: minor units of the
 * company's currency, not below zero. What closes an invoice takes what is left of it there, so that what was rounded at
 * its rate part by part leaves nothing. [INV13]
 */
export function receivableSteps(invoice: Owed, steps: readonly OpenStep[]): ReadonlyMap<string, number> {
  const { rate } = invoice;
  const sign = signOf(invoice);
  const prepaid = invoice.prepaid.reduce((sum, { amount }) => sum + amount, 0);
  const setOff = sign < 0 ? invoice.setOff : 0;
  let open = sign * invoice.totals.payable - prepaid - setOff;
  let booked = amountAt(sign * invoice.totals.payable - prepaid, rate) - amountAt(setOff, rate);
  const taken = new Map<string, { amount: number; booked: number }>();
  const byCommand = new Map<string, number>();
  const take = (amount: number, command: string): number => {
    const whole = amount === open ? booked : amountAt(amount, rate);
    open -= amount;
    booked -= whole;
    byCommand.set(command, whole);
    return whole;
  };
  for (const { type, data, command } of steps) {
    if (type === 'paid') {
      const amount = data.amount + (data.less?.amount ?? 0);
      taken.set(data.payment, { amount, booked: take(amount, command) });
    } else if (type === 'unpaid') {
      const back = taken.get(data.payment) ?? { amount: 0, booked: 0 };
      taken.delete(data.payment);
      open += back.amount;
      booked += back.booked;
    } else take(data.amount, command);
  }
  return byCommand;
}

/**
 * What a credit note takes from the receivables beyond what it is worth itself: what rounding its invoice part by part left
 * there, where it closes it. Minor units of the company's currency. [INV13]
 */
export function closingRest(
  note: Pick<InvoiceRow, 'id' | 'setOff' | 'rate'>,
  invoice: Owed,
  steps: readonly OpenStep[],
): number {
  const applied = steps.find(({ type, data }) => type === 'creditApplied' && data.by === note.id);
  const taken = applied && receivableSteps(invoice, steps).get(applied.command);
  return taken === undefined ? 0 : taken - amountAt(note.setOff, note.rate);
}
