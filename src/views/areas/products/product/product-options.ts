import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { FilterOption } from '#views/kit/list/list-filter.ts';

/** All products as options of a filter, by SKU. */
export function useProductOptions(): readonly FilterOption[] {
  const nameOf = useProductName();
  return useQuery<readonly FilterOption[]>(
    ['product'],
    nameOf({ name: { en: 'en', sv: 'sv' } }), // the language
    ({ replica }) => {
      const products = replica.rows('product') as readonly ProductRow[]; // its table
      return products
        .map((row) => ({ value: row.id, label: `${row.sku} · ${nameOf(row)}` }))
        .toSorted((a, b) => compare(a.label, b.label));
    },
    [],
  );
}
