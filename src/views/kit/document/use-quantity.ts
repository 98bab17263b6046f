import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { countedUnit } from './unit.messages.ts';

type Counted = Pick<ProductRow, 'unit'>;

/** Formats a quantity (thousandths) with its product's unit, singular or plural; no unit if the product is unknown. */
export function useQuantity(): (thousandths: number, product: Counted | undefined) => string {
  const format = useFormat();
  const unitOf = useCountedUnit();
  return (thousandths, product) => format.quantity(thousandths, product && unitOf(thousandths, product));
}

/** The unit alone, in singular or plural for a quantity (thousandths). */
export function useCountedUnit(): (thousandths: number, product: Counted) => string {
  const language = useLanguage();
  return (thousandths, product) => countedUnit(product.unit, thousandths, language);
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
