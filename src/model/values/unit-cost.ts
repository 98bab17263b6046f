import { divideRounded, multiplyDivide } from './round.ts';

const BASIS = 10_000;
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
 */
export function unitCostAt(price: number, discount: number, rate: number): number {
  const exact = BigInt(price) * BigInt(BASIS - discount) * BigInt(rate);
  return Number(divideRounded(exact, BigInt(BASIS) * BigInt(RATE_ONE)));
}
