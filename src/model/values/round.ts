/**
 * Divides and rounds half away from zero on exact integers.
 * @param numerator any bigint
 * @param denominator a positive bigint
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return negative ? -rounded : rounded;
}

/**
 * Splits a whole by weights, in their order, so that the parts add up to it exactly: each takes what rounding the sum up
 * to it leaves. [UN4]
 * @param weights zero or above
 */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const share = all === 0 ? 0 : multiplyDivide(whole, weighed, all) - given;
    given += share;
    return share;
  });
}

/**
 * `a × b ÷ c` on whole numbers, rounded half away from zero; exact up to 2^53. What comes of more is the nearest number,
 * so that forms can show it; nothing that holds such a figure is accepted. [EN27]
 */
export const multiplyDivide = (a: number, b: number, c: number): number =>
  Number(divideRounded(BigInt(a) * BigInt(b), BigInt(c)));
