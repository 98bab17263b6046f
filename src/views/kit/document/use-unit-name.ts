import { useLingui } from '@lingui/react/macro';
import type { UnitRow } from '#model/areas/setup/unit/unit.facts.ts';
import { isStockUnit, wholesOf, type OrderedUnit, type StockUnit } from '#model/values/units.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useRows } from './model-context.tsx';
import { useProductName } from './product-name.ts';
import { useQuantity } from './use-quantity.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { countedUnit, unitWords } from './unit.messages.ts';

const THOUSAND = 1000;

interface Kept {
  readonly unit: StockUnit;
}

/** A unit by its name in the reader's language: a built-in one or one of the list; others as they were written. [UNT5] */
export function useUnitName(): (unit: string) => string {
  const { i18n } = useLingui();
  const own: readonly UnitRow[] = useRows('unit');
  const nameOf = useProductName();
  return (unit) => {
    if (isStockUnit(unit)) return i18n._(unitWords[unit]);
    const row = own.find(({ code }) => code.toLowerCase() === unit.toLowerCase());
    return row ? nameOf(row) : unit;
  };
}

/** A unit with its size: `box (12 pcs)`, and `bag (3 = 1 kg)` where one is no whole number. */
export function useUnitSize(): (unit: OrderedUnit, product: Kept) => string {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useUnitName();
  const quantity = useQuantity();
  return ({ unit, numerator, denominator }, product) => {
    const name = nameOf(unit);
    const size = quantity(numerator * THOUSAND, product);
    if (denominator === 1) return t`${name} (${size})`;
    const many = format.quantity(denominator * THOUSAND);
    return t`${name} (${many} = ${size})`;
  };
}

/**
 * A part (thousandths of the stock unit) of a line in the unit it was ordered in, and in the stock unit: `2 boxes = 24
 * pcs`, `1 box + 7 pcs`. A line ordered in its stock unit has only that.
 */
export function useOrderedQuantity(): (
  line: Pick<PricedLine, 'orderedIn'>,
  thousandths: number,
  product: Kept | undefined,
) => string {
  const { t } = useLingui();
  const counted = useCountedIn();
  const quantity = useQuantity();
  return ({ orderedIn }, thousandths, product) => {
    const stock = quantity(thousandths, product);
    if (!orderedIn) return stock;
    const { wholes, rest } = wholesOf(thousandths, orderedIn);
    if (wholes === 0) return stock;
    const ordered = counted(wholes, orderedIn.unit);
    const over = quantity(rest, product);
    return rest === 0 ? t`${ordered} = ${stock}` : t`${ordered} + ${over}`;
  };
}

/** A quantity (thousandths) of a unit, with its name in singular or plural where it is known. */
function useCountedIn(): (thousandths: number, unit: string) => string {
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useUnitName();
  return (thousandths, unit) => {
    const name = isStockUnit(unit) ? countedUnit(unit, thousandths, language) : nameOf(unit);
    return format.quantity(thousandths, name);
  };
}
