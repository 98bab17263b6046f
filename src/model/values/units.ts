import type { Factor } from './factor.ts';
import { UNIT } from './money.ts';

/** The units that products are kept in. */
export const stockUnits = ['pcs', 'pack', 'box', 'kg', 'g', 'l', 'm', 'h'] as const;
export type StockUnit = (typeof stockUnits)[number];

/** Whether a unit is one that products are kept in. */
export const isStockUnit = (unit: string): unit is StockUnit => stockUnits.some((one) => one === unit);

const measures: ReadonlySet<string> = new Set<StockUnit>(['kg', 'g', 'l', 'm', 'h']);

/** A unit that goods are ordered in instead of their stock unit: `denominator` of it are `numerator` stock units. */
export interface OrderedUnit extends Factor {
  /** One of `stockUnits`, or a name of the company's own. */
  readonly unit: string;
}

/** Whether goods in a unit are counted as wholes: everything but measures. [UN2] */
export const isWholeOnly = (unit: string): boolean => !measures.has(unit);

/**
 * The smallest quantity (thousandths of the stock unit) that can be ordered: whole in both units where they are whole
 * only, else whole thousandths of both. Every other quantity is a multiple of it. [UN2]
 * @param isWhole whether a unit is whole only; by default the built-in rule
 */
export function stepOf(stockUnit: string, orderedIn?: OrderedUnit, isWhole = isWholeOnly): number {
  const least = isWholeOnly(stockUnit) ? UNIT : 1;
  if (!orderedIn) return least;
  const { unit, numerator, denominator } = orderedIn;
  const one = numerator * (isWhole(unit) ? UNIT : 1);
  const ordered = one / commonFactor(one, denominator);
  return leastCommon(least, ordered);
}

/** The next quantity from this one on that can be ordered; thousandths of the stock unit. [UN2] */
export function roundedUp(quantity: number, stockUnit: string, orderedIn?: OrderedUnit): number {
  const step = stepOf(stockUnit, orderedIn);
  return Math.ceil(quantity / step) * step;
}

/** A quantity (thousandths of the stock unit) as wholes of a unit and what is left over, each in its own thousandths. */
export function wholesOf(
  quantity: number,
  { numerator, denominator }: Factor,
): { readonly wholes: number; readonly rest: number } {
  const common = commonFactor(numerator * UNIT, denominator);
  const least = (numerator * UNIT) / common;
  const times = Math.floor(quantity / least);
  return { wholes: times * (denominator / common) * UNIT, rest: quantity - times * least };
}

/** Whether two lines are ordered in the same unit; none is the stock unit. */
export const isSameUnit = (one: OrderedUnit | undefined, other: OrderedUnit | undefined): boolean =>
  one?.unit === other?.unit && one?.numerator === other?.numerator && one?.denominator === other?.denominator;

/** The smallest number that is a multiple of both. */
export const leastCommon = (a: number, b: number): number => (a / commonFactor(a, b)) * b;

/** Greatest common divisor. Source: Euclid, Elements VII.2. */
function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}
