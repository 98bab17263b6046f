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

/** `a × b ÷ c` on safe integers, exact inside, rounded half away from zero; throws RangeError past 2^53. */
export function multiplyDivide(a: number, b: number, c: number): number {
  const result = Number(divideRounded(BigInt(a) * BigInt(b), BigInt(c)));
  if (!Number.isSafeInteger(result)) throw new RangeError('amount out of range');
  return result;
}
