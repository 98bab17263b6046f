import type { Reader } from '#model/engine/reader.ts';
import type { InvoiceRow } from '../invoice/invoice.facts.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { discountOn, MOST_ROUNDING, openInvoicesOf, openTowards, payableBy } from './open-invoices.ts';
import type { Allocation, PaymentForm } from './payment.facts.ts';
import { allocatedOf } from './payment.figures.ts';
import type { Settlement } from '#model/areas/sales/owed/settlement.ts';

/** A part in so many of what is open: what the rates of some days differ by. */
const NEARLY = 20;

/** The money of a payment: minor units, the way it goes and the day of the bank. */
export type Money = Pick<PaymentForm, 'amount' | 'direction' | 'on'>;

/**
 * Sets money against open invoices in their order: each is paid in full until it runs out, and what the last one lacks
 * stays open. Where it is exactly what they come to less the cash discounts in time, these are taken; where it lacks
 * only öre, these close the last one. [PAY8]
 */
export function spread(money: Money, invoices: readonly InvoiceRow[]): Allocation[] {
  const discounted = withDiscounts(money, invoices);
  if (discounted) return discounted;
  let left = money.amount;
  return invoices.flatMap((invoice) => {
    const open = openTowards(invoice, money.direction);
    const amount = Math.min(left, open);
    if (amount <= 0) return [];
    left -= amount;
    return [{ invoice: invoice.id, amount, less: roundingOf(open - amount) }];
  });
}

const roundingOf = (lacking: number): Settlement['less'] =>
  lacking > 0 && lacking < MOST_ROUNDING ? { kind: 'rounding', amount: lacking } : null;

/** The first invoices less their cash discounts, where the money is exactly that; undefined: it is not. */
function withDiscounts(money: Money, invoices: readonly InvoiceRow[]): Allocation[] | undefined {
  let left = money.amount;
  const parts: Allocation[] = [];
  for (const invoice of invoices) {
    const open = openTowards(invoice, money.direction);
    const discount = Math.min(discountOn(invoice, money.on), open - 1);
    const amount = open - discount;
    if (amount > left) return undefined;
    left -= amount;
    const less = discount > 0 ? ({ kind: 'discount', amount: discount } as const) : null;
    parts.push({ invoice: invoice.id, amount, less });
    if (left === 0) return parts.some((part) => part.less) ? parts : undefined;
  }
  return undefined;
}

type Paying = Pick<PaymentForm, 'customer' | 'direction' | 'currency' | 'on' | 'amount' | 'allocations'>;

/** The open invoices that money may pay: those that it is set against first, then the oldest. */
export function inTurn(view: Reader, form: Paying): readonly InvoiceRow[] {
  const open = openInvoicesOf(view, form);
  const chosen = form.allocations.flatMap(({ invoice }) => open.find(({ id }) => id === invoice) ?? []);
  return [...chosen, ...open.filter((row) => !chosen.includes(row))];
}

/**
 * What is set against invoices after a form was changed: as long as nobody has typed a part by hand it follows the
 * money, else it stays, apart from invoices that cannot be paid any more. [PAY8]
 */
export function followed(view: Reader, before: Paying, after: Paying): Allocation[] {
  const keeps = { ...before, currency: after.currency };
  const open = payableBy(view, after);
  if (!isSpread(view, before)) return kept(keeps, open);
  return after.amount === 0 ? kept(keeps, open) : spread(after, inTurn(view, after));
}

/** Parts for what can still be paid; one that is now in the currency of the other, or in another, is asked for again. */
const kept = ({ allocations, currency }: Paying, open: readonly InvoiceRow[]): Allocation[] =>
  allocations.filter(({ invoice, settles }) =>
    open.some((row) => row.id === invoice && (row.currency === currency) === (settles === undefined)),
  );

/**
 * What money in another currency is proposed to pay of an invoice, minor units of the invoice's currency: all that is open
 * where it is worth nearly that, else what it is worth. [PAY15]
 * @param rates millionths of the company's currency for one unit of each currency
 */
export function proposedOf(
  amount: number,
  open: number,
  rates: { readonly payment: number; readonly invoice: number },
): number {
  const worth = multiplyDivide(amount, rates.payment, rates.invoice);
  return isNearlyWorth(worth, open) ? open : Math.max(1, Math.min(worth, open));
}

/** Whether the rates of some days are all that money and what is open differ by, minor units of one currency. */
export const isNearlyWorth = (worth: number, open: number): boolean =>
  open > 0 && Math.abs(worth - open) * NEARLY <= open;

/** Whether the parts are those that the money comes to by itself; of no money, those that any would. */
function isSpread(view: Reader, form: Paying): boolean {
  const amount = form.amount || allocatedOf(form);
  const parts = spread({ ...form, amount }, inTurn(view, form));
  return JSON.stringify(parts) === JSON.stringify(form.allocations);
}
