import { lineAmount, UNIT } from '../values/money.ts';
import { multiplyDivide } from '../values/round.ts';
import type { OfKit } from './line-schemas.ts';

/**
 * Amount (minor units) of a quantity (thousandths) of a part of a kit: the difference of two rounded shares of what so
 * many kits cost, so that the parts of any number of whole kits add up to exactly their price. [LN4]
 */
export function amountInKit({ kit, per, from, to, all }: OfKit, quantity: number): number {
  const { numerator, denominator } = kit.orderedIn ?? { numerator: 1, denominator: 1 };
  const inOne = { numerator: per * numerator, denominator: UNIT * denominator };
  const kits = lineAmount(quantity, kit.price ?? 0, kit.discount, inOne);
  return multiplyDivide(kits, to, all) - multiplyDivide(kits, from, all);
}

const BASIS = 10_000;

/** What one stock unit of the part costs in the kit, its discount taken off, ten-thousandths; null without a price. */
export function priceInKit({ kit, per, from, to, all }: OfKit): number | null {
  if (kit.price === null) return null;
  const { numerator, denominator } = kit.orderedIn ?? { numerator: 1, denominator: 1 };
  const one = multiplyDivide(multiplyDivide(kit.price, denominator, numerator), BASIS - kit.discount, BASIS);
  return multiplyDivide(multiplyDivide(one, to - from, all), UNIT, per);
}

/** Marks that divide a price by weights, from 0 to their sum; by how many there are where all weigh nothing. [LN4] */
export function marksOf(weights: readonly number[]): { from: number; to: number; all: number }[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const used = sum > 0 ? weights : weights.map(() => 1);
  const all = sum > 0 ? sum : Math.max(1, weights.length);
  let to = 0;
  return used.map((weight) => ({ from: to, to: (to += weight), all }));
}
