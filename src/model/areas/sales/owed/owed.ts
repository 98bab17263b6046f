import { amountAt } from '#model/values/unit-cost.ts';
import type { Settlement } from './settlement.ts';

interface Part {
  readonly amount: number;
}

/** What of an invoice says how much of it is open, minor units of its currency. */
interface Owed {
  readonly totals: { readonly payable: number };
  /** What its orders had paid before it. */
  readonly prepaid: readonly Part[];
  /** What of it was set off against the invoice that it corrects. */
  readonly setOff: number;
  readonly paid: readonly Pick<Settlement, 'amount' | 'less'>[];
  /** What others took back of it. */
  readonly credits: readonly Part[];
  readonly writtenOff: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What was paid for it, before and after it was issued, minor units; refunds of a credit note count below zero. */
const paidFor = (row: Pick<Owed, 'totals' | 'prepaid' | 'paid'>): number =>
  sum(row.prepaid.map(({ amount }) => amount)) + signOf(row) * sum(row.paid.map(({ amount }) => amount));

/** What closes it without money: discounts, öre, fees and differences of rates. */
const settledWithout = (row: Pick<Owed, 'totals' | 'paid'>): number =>
  signOf(row) * sum(row.paid.map(({ less }) => less?.amount ?? 0));

/** What others took back of it, minor units. */
export const creditedOf = ({ credits }: Pick<Owed, 'credits'>): number =>
  sum(credits.map(({ amount }) => amount));

/**
 * What is open of an issued invoice, minor units of its currency: above zero the customer owes it, below zero we do.
 * What a credit note was set off against its invoice is not open any more. [BIL12]
 */
export const openOf = (row: Owed): number =>
  row.totals.payable - paidFor(row) - settledWithout(row) - creditedOf(row) + row.setOff - row.writtenOff;

/** What takes back more than it charges is paid to the customer. */
export const signOf = ({ totals }: Pick<Owed, 'totals'>): 1 | -1 => (totals.payable < 0 ? -1 : 1);

/** The currency and the rate of an invoice, millionths of the company's currency. */
type Priced = Pick<Owed, 'totals'> & { readonly rate: number };

/** What an invoice comes to with VAT, minor units of the company's currency. */
export const payableInCompanyCurrency = ({ totals, rate }: Priced): number => amountAt(totals.payable, rate);

/** What is open of an issued invoice, minor units of the company's currency. */
export const openInCompanyCurrency = (row: Owed & Priced): number => amountAt(openOf(row), row.rate);
