import { useLingui } from '@lingui/react';
import type { ProductRow } from '#model/product/product.events.ts';
import { useFormat } from '../ui/use-format.ts';
import { countedUnitWords } from './product.messages.ts';

const THOUSAND = 1000;

/** Says a quantity (thousandths) of a product with its unit, in the number that goes with it; bare where it is unknown. */
export function useQuantity(): (thousandths: number, product: ProductRow | undefined) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  return (thousandths, product) => {
    const words = product && countedUnitWords[product.unit];
    const unit = words && i18n._({ ...words, values: { count: Math.abs(thousandths) / THOUSAND } });
    return format.quantity(thousandths, unit);
  };
}
