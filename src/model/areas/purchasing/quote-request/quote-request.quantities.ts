import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { comesIn, unitsOf } from '#model/areas/products/product/product.units.ts';
import { SAME, type Factor } from '#model/values/factor.ts';
import { UNIT } from '#model/values/money.ts';
import { priceFor } from '#model/values/unit-cost.ts';
import { leastCommon, stepOf, type OrderedUnit } from '#model/values/units.ts';
import type { AnswerLine, AskedLine } from './quote-request.facts.ts';

type Packs = Pick<AnswerLine, 'pack' | 'minimum' | 'multiple'>;

/** What the price of an answer is for: one pack is so many stock units. */
export const perPack = ({ pack }: Pick<AnswerLine, 'pack'>): Factor => ({
  numerator: pack,
  denominator: UNIT,
});

/** Thousandths of the stock unit in so many thousandths of a pack, rounded up. */
export const inStockUnits = (packs: number, pack: number): number =>
  Number((BigInt(packs) * BigInt(pack) + BigInt(UNIT - 1)) / BigInt(UNIT));

/**
 * How much is bought for what is wanted (thousandths of the stock unit): no less than the supplier's minimum, in its multiples, or
 * else in whole packs, and whole where the stock unit is. [RFQ9]
 */
export function quantityBought(wanted: number, { pack, minimum, multiple }: Packs, unit: string): number {
  const least = Math.max(wanted, inStockUnits(minimum, pack));
  // One stock unit is no pack: of what is measured, any part is sold.
  const sold = multiple !== null ? inStockUnits(multiple, pack) : pack === UNIT ? 1 : pack;
  const step = leastCommon(Math.max(sold, 1), stepOf(unit));
  return Math.ceil(least / step) * step;
}

/** The packaging of a product that is as large as a supplier's pack; undefined: the stock unit, or no packaging is. */
export function packagingOf(
  product: ProductRow,
  { pack }: Pick<AnswerLine, 'pack'>,
  line: Pick<AskedLine, 'orderedIn'>,
): OrderedUnit | undefined {
  if (pack === UNIT) return undefined;
  const isAsLarge = ({ numerator, denominator }: Factor): boolean => numerator * UNIT === pack * denominator;
  const { orderedIn } = line;
  if (orderedIn && isAsLarge(orderedIn) && comesIn(product, orderedIn)) return orderedIn;
  return unitsOf(product).find(isAsLarge);
}

/** A price of a pack as one of a packaging, or of the stock unit (ten-thousandths), rounded once. [RFQ12] */
export const priceIn = (
  price: number,
  { pack }: Pick<AnswerLine, 'pack'>,
  unit: OrderedUnit | undefined,
): number => (unit ? price : priceFor(price, perPack({ pack }), SAME));
