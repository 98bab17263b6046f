import { SAME, type Factor } from './factor.ts';
import { divideRounded, multiplyDivide } from './round.ts';

/** Supported ISO 4217 currency codes, with their minor-unit digits. */
export const currencies = { SEK: 2, EUR: 2, NOK: 2, GBP: 2, USD: 2, DKK: 2 } as const;
export type Currency = keyof typeof currencies;
export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);

/** Thousandths in one stock unit. */
export const UNIT = 1000;
/** Ten-thousandths in one currency unit: the scale of prices and costs. */
const PRICE_SCALE = 10_000;
const BASIS = 10_000;
const MINOR = 100;

/**
 * Amount of a line in minor units: quantity (thousandths of the stock unit) × price (ten-thousandths) less a discount
 * (basis points), rounded once, half away from zero.
 * @param per what the price is for, if not one stock unit [UN3]
 */
export function lineAmount(quantity: number, price: number, discount = 0, per: Factor = SAME): number {
  const exact =
    BigInt(quantity) * BigInt(price) * BigInt(BASIS - discount) * BigInt(MINOR) * BigInt(per.denominator);
  return Number(
    divideRounded(exact, BigInt(UNIT) * BigInt(PRICE_SCALE) * BigInt(BASIS) * BigInt(per.numerator)),
  );
}

/** VAT in minor units on a net amount in minor units at a rate in basis points. */
export function vatAmount(net: number, rate: number): number {
  return multiplyDivide(net, rate, BASIS);
}

/** Value in minor units of a quantity (thousandths) at a unit cost (ten-thousandths). */
export function valueAt(quantity: number, unitCost: number): number {
  return lineAmount(quantity, unitCost);
}

/** Unit cost (ten-thousandths) of a value (minor units) over a quantity (thousandths, above zero). */
export function unitCostOf(value: number, quantity: number): number {
  return Number(
    divideRounded(BigInt(value) * BigInt(PRICE_SCALE) * BigInt(UNIT), BigInt(quantity) * BigInt(MINOR)),
  );
}
