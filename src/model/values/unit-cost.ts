import { SAME, type Factor } from './factor.ts';
import { UNIT } from './money.ts';
import { divideRounded, multiplyDivide } from './round.ts';

const BASIS = 10_000;
/** Ten-thousandths of the currency unit (prices) in one of its minor units. */
const PRICE_IN_MINOR = 100;
/** Millionths: the scale of exchange rates. */
export const RATE_ONE = 1_000_000;

/**
 * Converts an amount in an order's currency to the company's, both in minor units, at a rate (millionths), rounded
 * once.
 */
export const amountAt = (amount: number, rate: number): number => multiplyDivide(amount, rate, RATE_ONE);

/**
 * Unit cost in the company's currency (ten-thousandths) from a price in an order's currency (ten-thousandths), less a
 * discount (basis points), at a rate (millionths of the company's currency for one of the order's), rounded once.
 * @param per what the price is for, if not one stock unit [UN3]
 */
export function unitCostAt(price: number, discount: number, rate: number, per: Factor = SAME): number {
  const exact = BigInt(price) * BigInt(BASIS - discount) * BigInt(rate) * BigInt(per.denominator);
  return Number(divideRounded(exact, BigInt(BASIS) * BigInt(RATE_ONE) * BigInt(per.numerator)));
}

/** What goods are bought at; units as above. */
export interface BuyingTerms extends Factor {
  readonly price: number;
  readonly discount: number;
  readonly rate: number;
}

/** Value in the company's minor units of a quantity (thousandths of the stock unit) at these terms, rounded once. [UN4] */
export function valueBoughtAt(quantity: number, terms: BuyingTerms): number {
  const { price, discount, rate, numerator, denominator } = terms;
  const exact =
    BigInt(quantity) * BigInt(price) * BigInt(BASIS - discount) * BigInt(rate) * BigInt(denominator);
  const scale = BigInt(UNIT) * BigInt(PRICE_IN_MINOR) * BigInt(BASIS) * BigInt(RATE_ONE);
  return Number(divideRounded(exact, scale * BigInt(numerator)));
}

/**
 * A price (ten-thousandths) as one for another unit, rounded once. [UN3]
 * @param of what the price is for; the stock unit by default
 * @param per what it should be for
 */
export function priceFor(price: number, of: Factor = SAME, per: Factor = SAME): number {
  const exact = BigInt(price) * BigInt(of.denominator) * BigInt(per.numerator);
  return Number(divideRounded(exact, BigInt(of.numerator) * BigInt(per.denominator)));
}
