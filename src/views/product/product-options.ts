import type { ProductRow } from '#model/product/product.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';
import type { FilterOption } from '../list/list-filter.ts';

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
