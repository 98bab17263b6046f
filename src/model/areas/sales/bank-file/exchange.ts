import { multiplyDivide } from '#model/values/round.ts';
import type { BankEntry } from './bank-entry-schemas.ts';

/** Millionths of the company's currency for one unit of another on a day; null: not known. */
export type RateOf = (currency: string, day: string) => number | null;

/** What money is worth in the currency of an invoice: so much of it (`of`) is so much of that (`worth`). */
export interface Exchange {
  readonly worth: number;
  readonly of: number;
  /** The bank says what was sent, or the rates of the day do. */
  readonly by: 'bank' | 'day';
}

/** At what money of the bank pays an invoice in another currency; null: no rate is known, and it is asked for. [BNK10] */
export function exchangeOf(
  { amount, currency: own, bookedOn, instructed }: BankEntry,
  currency: string,
  rateOf: RateOf,
): Exchange | null {
  if (instructed?.currency === currency) return { worth: instructed.amount, of: amount, by: 'bank' };
  const [worth, of] = [rateOf(own, bookedOn), rateOf(currency, bookedOn)];
  return worth === null || of === null ? null : { worth, of, by: 'day' };
}

/** Minor units of the invoice's currency that minor units of the money are. */
export const worthOf = (amount: number, { worth, of }: Exchange): number => multiplyDivide(amount, worth, of);

/** Minor units of the money that pay so much of the invoice's currency. */
export const moneyFor = (settles: number, { worth, of }: Exchange): number =>
  multiplyDivide(settles, of, worth);
