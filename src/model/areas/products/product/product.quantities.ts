import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { fromOther } from '#model/values/factor.ts';
import { wholeOnlyIn } from '#model/areas/setup/unit/unit.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { isSameUnit, isWholeOnly, leastCommon, stepOf, type OrderedUnit } from '#model/values/units.ts';
import type { ProductRow } from './product.facts.ts';
import { comesIn } from './product.units.ts';

interface Ordered {
  readonly product: string;
  readonly quantity: number;
  readonly orderedIn?: OrderedUnit | undefined;
}

/**
 * [PR11] A line is ordered in its product's stock unit or one of its packagings, in a quantity that is whole where the
 * unit is whole only. A line keeps what it had before, whatever the product says by now.
 */
export function unitFits(view: Reader, line: Ordered, before: Ordered | undefined): Refusal | null {
  const { product: id, quantity, orderedIn } = line;
  const product = view.get('product', id);
  if (!product) return null;
  const isKept = before?.product === id && isSameUnit(before.orderedIn, orderedIn);
  if (isKept && before.quantity === quantity) return null;
  if (orderedIn && !isKept && !comesIn(product, orderedIn))
    return onField('unknownUnit', 'orderedIn', { unit: orderedIn.unit });
  const step = stepIn(view, product, orderedIn);
  return quantity % step === 0 ? null : notWhole(product, step, orderedIn);
}

/** The smallest quantity of a product, thousandths: a serial number stands for one, whatever the unit. [ST14] */
function stepIn(
  view: Reader,
  { unit, tracking }: Pick<ProductRow, 'unit' | 'tracking'>,
  orderedIn?: OrderedUnit,
): number {
  const step = stepOf(unit, orderedIn, wholeOnlyIn(view));
  return tracking === 'serial' && !isWholeOnly(unit) ? leastCommon(step, UNIT) : step;
}

/** [PR12] A part of a line is whole where the stock unit is whole only, unless it is all that is left. */
export function partIsWhole(
  view: Reader,
  line: { readonly product: string },
  quantity: number,
  left: number,
): Refusal | null {
  const product = view.get('product', line.product);
  const step = product ? stepIn(view, product) : 1;
  return !product || quantity % step === 0 || quantity === left ? null : notWhole(product, step, undefined);
}

function notWhole(
  { sku }: { readonly sku: string },
  step: number,
  orderedIn: OrderedUnit | undefined,
): Refusal {
  const shown = orderedIn ? (fromOther(step, orderedIn) ?? step) : step;
  return onField('quantityNotWhole', 'quantity', { sku, step: shown });
}
