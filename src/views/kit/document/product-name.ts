import { useLingui } from '@lingui/react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';

/** A product's name in the reader's language, or in English if there is no translation. */
export function useProductName(): (row: Pick<ProductRow, 'name'>) => string {
  const { i18n } = useLingui();
  return (row) => (i18n.locale === 'sv' && row.name.sv ? row.name.sv : row.name.en);
}
