import { compare } from '#model/values/order.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import type { Allotted } from './allotted.ts';
import { allotInOther } from './allot-in-other.ts';
import type { RateOf } from './exchange.ts';
import type { OpenInvoice } from './open-invoice.ts';
import { differenceOf } from './payment-difference.ts';

export const byDue = (a: OpenInvoice, b: OpenInvoice): number =>
  compare(a.due, b.due) || compare(a.number, b.number);

/** What each of the invoices, all in one currency, takes: those that are due first before the others. */
export function allot(entry: BankEntry, invoices: readonly OpenInvoice[], rateOf: RateOf): Allotted {
  const inTurn = invoices.toSorted(byDue);
  const [currency = entry.currency] = inTurn.map((one) => one.currency);
  if (currency !== entry.currency) return allotInOther(entry, inTurn, { currency, rateOf });
  let rest = entry.amount;
  const parts = inTurn.flatMap(({ id, open }) => {
    const amount = Math.min(rest, open);
    rest -= amount;
    return amount > 0 ? [{ invoice: id, amount }] : [];
  });
  const difference = differenceOf(entry, invoices);
  const fees =
    difference?.why === 'reminderFee'
      ? invoices.flatMap(({ id, fees: amount = 0 }) => (amount > 0 ? [{ invoice: id, amount }] : []))
      : [];
  return { parts, fees, difference, rest: difference?.settles ? 0 : rest, other: null };
}
