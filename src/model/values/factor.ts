/** How a unit relates to another: `denominator` of the one are `numerator` of the other; both above zero. */
export interface Factor {
  readonly numerator: number;
  readonly denominator: number;
}

export const SAME: Factor = { numerator: 1, denominator: 1 };

/**
 * A quantity (thousandths) of a unit in the other one; null if that is no whole number of thousandths. [UN1]
 */
export const toOther = (quantity: number, { numerator, denominator }: Factor): number | null =>
  exactly(quantity, numerator, denominator);

/** A quantity (thousandths) of the other unit in this one; null if that is no whole number of thousandths. [UN1] */
export const fromOther = (quantity: number, { numerator, denominator }: Factor): number | null =>
  exactly(quantity, denominator, numerator);

function exactly(quantity: number, times: number, over: number): number | null {
  const product = BigInt(quantity) * BigInt(times);
  return product % BigInt(over) === 0n ? Number(product / BigInt(over)) : null;
}
