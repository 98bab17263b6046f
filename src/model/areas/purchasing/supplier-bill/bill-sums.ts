import { lineAmount, vatAmount } from '#model/values/money.ts';
import type { BillForm, BillLine, StatedSums } from './supplier-bill.facts.ts';

type Lines = Pick<BillForm, 'lines' | 'treatment'>;

/** Whether the supplier charges the VAT, and does not leave it to the buyer to reckon. */
export const isCharged = ({ treatment }: Pick<BillForm, 'treatment'>): boolean => treatment === 'domestic';

/** What a line comes to by its quantity, price and discount, minor units of the bill's currency. */
export const amountByPrice = ({
  quantity,
  price,
  discount,
  orderedIn,
}: Pick<BillLine, 'quantity' | 'price' | 'discount' | 'orderedIn'>): number =>
  lineAmount(quantity, price, discount, orderedIn);

/** What of a bill is taxed at one rate, minor units of its currency; rates in basis points, the highest first. */
export interface RateSum {
  readonly rate: number;
  readonly base: number;
  readonly vat: number;
}

/** VAT once per rate on the sum of its lines. [SBL3] */
export function rateSums({ lines }: Pick<Lines, 'lines'>): readonly RateSum[] {
  const bases = new Map<number, number>();
  for (const { vatRate, amount } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + amount);
  return [...bases]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, base]) => ({ rate, base, vat: vatAmount(base, rate) }));
}

/** The sums that follow from the lines, with the rounding that the supplier wrote. [SBL3] */
export function sumsOf(bill: Lines & { readonly stated: Pick<StatedSums, 'rounding'> }): StatedSums {
  const net = bill.lines.reduce((sum, { amount }) => sum + amount, 0);
  const vat = isCharged(bill) ? rateSums(bill).reduce((sum, one) => sum + one.vat, 0) : 0;
  const { rounding } = bill.stated;
  return { net, vat, rounding, payable: net + vat + rounding };
}

/** 1 for a bill, -1 for a credit note: what it does to what is owed. */
export const billSign = ({ type }: Pick<BillForm, 'type'>): 1 | -1 => (type === 'creditNote' ? -1 : 1);

/** What is to be paid of it, minor units of its currency; below zero: what the supplier owes. */
export const payableOf = (bill: Pick<BillForm, 'type' | 'stated'>): number =>
  billSign(bill) * bill.stated.payable;
