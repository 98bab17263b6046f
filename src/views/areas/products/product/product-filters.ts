import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { withDescendants } from '#views/kit/records/record-tree.ts';
import { listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import type { ListedAttribute } from './listed-attributes.ts';
import { useAttributeFilters } from './use-listed-attributes.ts';
import type { StockFigures } from './product-figures.ts';
import { useTagFilter } from '#views/kit/list/use-tag-filter.ts';
import { productKindWords } from './product.messages.ts';

/** The filters of a product list. */
export function useProductFilters(
  stock: (product: string) => StockFigures | undefined,
  attributes: readonly ListedAttribute[],
): readonly ListFilter<ProductRow>[] {
  const { t } = useLingui();
  const categories = useRows('category');
  const price = usePriceFilter();
  const kind = useKindFilter();
  const options = useTreeOptions('category', null);
  const typeFilter = useTypeFilter();
  const ofAttributes = useAttributeFilters(attributes);
  const tagFilter = useTagFilter<ProductRow>('product');
  return [
    {
      kind: 'choice',
      id: 'category',
      label: t`Category`,
      options,
      matching: (values) => {
        const wanted = new Set([...values].flatMap((id) => [...withDescendants(categories, id)]));
        return (row) => row.category !== null && wanted.has(row.category);
      },
    },
    ...typeFilter,
    kind,
    {
      kind: 'flag',
      id: 'inStock',
      label: t`In stock`,
      icon: 'boxes',
      is: (row) => (stock(row.id)?.onHand ?? 0) > 0,
    },
    price,
    ...tagFilter,
    ...ofAttributes,
  ];
}

function useKindFilter(): ListFilter<ProductRow> {
  const { t, i18n } = useLingui();
  return {
    kind: 'choice',
    id: 'kind',
    label: t`Kind`,
    options: Object.entries(productKindWords).map(([value, said]) => ({ value, label: i18n._(said) })),
    matching: (values) => (row) => values.has(row.kind),
  };
}

function usePriceFilter(): ListFilter<ProductRow> {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { view } = useModel().replica;
  const amount = (row: ProductRow): number => listPriceOf(view, row);
  return { kind: 'amount', id: 'price', label: t`Price`, digits: 4, unit: currency, amount };
}

/** By type, those below it included; none where there are no types, or none may be seen. [TY7] */
function useTypeFilter(): readonly ListFilter<ProductRow>[] {
  const { t } = useLingui();
  const types = useRows('productType');
  const options = useTreeOptions('productType', null);
  if (options.length === 0) return [];
  return [
    {
      kind: 'choice',
      id: 'type',
      label: t({ context: 'product', message: 'Type' }),
      options,
      matching: (values) => {
        const wanted = new Set([...values].flatMap((id) => [...withDescendants(types, id)]));
        return (row) => Boolean(row.type) && wanted.has(row.type ?? '');
      },
    },
  ];
}
