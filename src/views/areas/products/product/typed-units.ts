import { parseDecimal } from '#i18n/decimal.ts';
import { formatDecimal } from '#i18n/format.ts';
import { toOther } from '#model/values/factor.ts';
import type { OrderedUnit } from '#model/values/units.ts';

const DIGITS = 3;
/** `3 box`, `3 box + 4`: a figure, a name, and what is left over. */
const sum = /^\s*([\d.,\s\u00a0]+?)\s*([^\d\s+.,][^+]*?)\s*(?:\+\s*([\d.,\s\u00a0]+?)\s*)?$/u;

/** A unit, and what people call it in their language. */
export interface NamedUnit {
  readonly unit: OrderedUnit;
  readonly names: readonly string[];
}

/**
 * What was typed as a count in a language, in the stock unit: `3 box + 4` is `40` where a box is 12. Any other text stays as it
 * is, also while a name is being typed.
 */
export function inStockUnits(text: string, units: readonly NamedUnit[], locale: string): string {
  const [, many = '', name = '', over = '0'] = sum.exec(text) ?? [];
  const wanted = name.toLowerCase();
  const of = units.find(({ names }) => names.some((one) => one.toLowerCase() === wanted));
  const [count, rest] = [parseDecimal(many, DIGITS, locale), parseDecimal(over, DIGITS, locale)];
  if (!of || typeof count !== 'number' || typeof rest !== 'number') return text;
  const stock = toOther(count, of.unit);
  return stock === null ? text : formatDecimal(stock + rest, DIGITS, locale);
}
