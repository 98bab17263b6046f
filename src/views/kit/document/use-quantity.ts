import { useLingui } from '@lingui/react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { countedUnitWords } from './unit.messages.ts';

const THOUSAND = 1000;

type Counted = Pick<ProductRow, 'unit'>;

/** Formats a quantity (thousandths) with its product's unit, singular or plural; no unit if the product is unknown. */
export function useQuantity(): (thousandths: number, product: Counted | undefined) => string {
  const format = useFormat();
  const unitOf = useCountedUnit();
  return (thousandths, product) => format.quantity(thousandths, product && unitOf(thousandths, product));
}

/** The unit alone, in singular or plural for a quantity (thousandths). */
export function useCountedUnit(): (thousandths: number, product: Counted) => string {
  const { i18n } = useLingui();
  return (thousandths, product) =>
    i18n._({ ...countedUnitWords[product.unit], values: { count: Math.abs(thousandths) / THOUSAND } });
}

interface QuantityFigure {
  readonly figure: string | undefined;
  readonly unit: string;
}

/** A quantity (thousandths) of a product as a figure with its unit; without the figure while it is unknown. */
export function useQuantityFigure(): (thousandths: number | undefined, product: Counted) => QuantityFigure {
  const format = useFormat();
  const unitOf = useCountedUnit();
  return (thousandths, product) => ({
    figure: thousandths === undefined ? undefined : format.quantity(thousandths),
    unit: unitOf(thousandths ?? 0, product),
  });
}
