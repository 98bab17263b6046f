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

/** `a × b ÷ c` on safe integers, exact inside, rounded half away from zero; throws RangeError past 2^53. */
export function multiplyDivide(a: number, b: number, c: number): number {
  const result = Number(divideRounded(BigInt(a) * BigInt(b), BigInt(c)));
  if (!Number.isSafeInteger(result)) throw new RangeError('amount out of range');
  return result;
}
