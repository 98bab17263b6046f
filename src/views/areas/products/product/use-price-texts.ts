import { useLingui } from '@lingui/react/macro';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import type { ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import { useDocumentName, useHeld } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { usePriceSide } from './price-side.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** From which quantity a price of a list holds, and how much it is. */
export function usePriceTexts() {
  const format = useFormat();
  const held = useHeld();
  const nameOf = useUnitName();
  const { currency } = useCompany();
  const side = usePriceSide();
  const unitOf = ({ unit, product }: ListedPriceRow): string => {
    const own = unit ?? (product === null ? undefined : held('product', product)?.unit);
    return own === undefined ? '' : nameOf(own);
  };
  return {
    fromOf: (row: ListedPriceRow): string =>
      row.from === 0 ? '–' : `${format.quantity(row.from)} ${unitOf(row)}`.trimEnd(),
    /** Empty where a price is hidden from who may not see costs. */
    amountOf: (
      row: Partial<Pick<ListedPriceRow, 'price' | 'discount'>> & Omit<ListedPriceRow, 'price' | 'discount'>,
    ): string => {
      if (row.price === undefined) return '';
      if (row.price === null) return `− ${format.percent(row.discount ?? 0)}`;
      const sum = format.unitPrice(row.price, held(side.list, row.list)?.currency ?? currency);
      return row.unit === null ? sum : `${sum} / ${nameOf(row.unit)}`;
    },
  };
}

/** Whom a price list is for, by name. */
export function useAudience(): (row: Pick<PriceListRow, 'customers' | 'customerCategories'>) => string {
  const { t } = useLingui();
  const nameOf = useDocumentName();
  const held = useHeld();
  return ({ customers, customerCategories }) =>
    [
      ...customers.map((id) => held('customer', id)?.name ?? ''),
      ...customerCategories.map((id) => nameOf('customerCategory', id)),
    ].join(', ') || t`Everyone`;
}
