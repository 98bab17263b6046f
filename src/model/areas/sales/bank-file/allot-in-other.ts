import type { Settlement } from '#model/areas/sales/owed/settlement.ts';
import { sharesOf } from '#model/values/round.ts';
import { isNearlyWorth } from '../payment/spread.ts';
import type { Allotted, ProposedPart } from './allotted.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import { exchangeOf, moneyFor, worthOf, type Exchange, type RateOf } from './exchange.ts';
import type { OpenInvoice } from './open-invoice.ts';
import { differenceOf, discountOn, type Difference } from './payment-difference.ts';

interface Other {
  readonly currency: string;
  readonly rateOf: RateOf;
}

/**
 * What invoices in another currency than the money take of it: what the payer sent in theirs, where the bank says it; else
 * what the money is worth by the rates of the day, which closes invoices that it is nearly worth. Without a rate it pays
 * nothing. [BNK10]
 * @param invoices those that are due first before the others, all in `currency`
 */
export function allotInOther(
  entry: BankEntry,
  invoices: readonly OpenInvoice[],
  { currency, rateOf }: Other,
): Allotted {
  const exchange = exchangeOf(entry, currency, rateOf);
  const other = { currency, exchange };
  if (!exchange) return { parts: [], fees: [], difference: null, rest: entry.amount, other };
  const { settled, difference } = settledBy(entry, invoices, { currency, exchange });
  const isOver = difference !== null && !difference.settles && difference.amount > 0;
  const money = isOver ? Math.min(entry.amount, moneyFor(settled, exchange)) : entry.amount;
  const parts = settled > 0 ? partsOf(invoices, settled, { money, difference, on: entry.bookedOn }) : [];
  const rest = settled > 0 ? entry.amount - money : entry.amount;
  return { parts, fees: [], difference: isOver ? { ...difference, amount: rest } : difference, rest, other };
}

interface Settled {
  /** Minor units of the invoices' currency that money pays. */
  readonly settled: number;
  readonly difference: Difference | null;
}

/** Only what the bank says was sent is exact enough to tell öre and discounts from a rate. */
function settledBy(
  entry: BankEntry,
  invoices: readonly OpenInvoice[],
  { currency, exchange }: { readonly currency: string; readonly exchange: Exchange },
): Settled {
  const open = invoices.reduce((sum, one) => sum + one.open, 0);
  const worth = worthOf(entry.amount, exchange);
  if (exchange.by === 'day' && isNearlyWorth(worth, open)) return { settled: open, difference: null };
  const settled = Math.min(worth, open);
  if (exchange.by === 'bank') {
    const owed = invoices.map((one) => ({ ...one, fees: 0 })); // fees are paid in the company's currency
    const sent = { amount: worth, charges: 0, bookedOn: entry.bookedOn, currency };
    return { settled, difference: differenceOf(sent, owed) };
  }
  const why = open <= 0 ? 'twice' : worth < open ? 'part' : 'overpaid';
  return { settled, difference: { why, amount: worth - open, settles: false } };
}

interface Sharing {
  /** Minor units of the money that pay it. */
  readonly money: number;
  readonly difference: Difference | null;
  readonly on: string;
}

function partsOf(
  invoices: readonly OpenInvoice[],
  settled: number,
  { money, difference, on }: Sharing,
): readonly ProposedPart[] {
  let left = settled;
  const owed = invoices.filter(({ open }) => open > 0);
  const taken = owed.map((invoice, index) => {
    const less = lessOf(invoice, difference, { on, isLast: index === owed.length - 1 });
    const settles = Math.min(left, invoice.open - (less?.amount ?? 0));
    left -= settles;
    return { invoice: invoice.id, settles, less };
  });
  const shares = sharesOf(
    money,
    taken.map(({ settles }) => settles),
  );
  return taken
    .map((part, index) => ({ ...part, amount: shares[index] ?? 0 }))
    .filter(({ amount, settles }) => amount > 0 && settles > 0);
}

/** What closes an invoice besides the money: its own discount, or the öre that the last one lacks. */
function lessOf(
  invoice: OpenInvoice,
  difference: Difference | null,
  { on, isLast }: { readonly on: string; readonly isLast: boolean },
): Settlement['less'] {
  if (!difference?.settles || difference.amount >= 0) return null;
  if (difference.why === 'discount') {
    const amount = discountOn(invoice, on);
    return amount > 0 ? { kind: 'discount', amount } : null;
  }
  return isLast ? { kind: 'rounding', amount: -difference.amount } : null;
}
