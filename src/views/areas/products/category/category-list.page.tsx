import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CategoryRow } from '#model/areas/products/category/category.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCategoryColumns } from './category-columns.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { treeOf, withDescendants, type Branch } from '#views/kit/records/record-tree.ts';
import { categoryFields } from './category.fields.ts';
import { categoryWords } from './category.look.ts';

const noCounts: ReadonlyMap<string, number> = new Map();

/** The category tree; a category opens next to it. */
export function CategoryListPage() {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  const counts = useQuery(['product', 'category'], '', productCounts, noCounts);
  return (
    <RecordListPage<'category', Branch<CategoryRow>>
      kind="category"
      words={categoryWords}
      fields={categoryFields}
      panel={CategoryPanel}
      searchHint={t`Name`}
      empty={{
        icon: 'category',
        narrowed: t`No category matches`,
        none: t`No categories yet`,
        text: t`Categories group products and say what new ones start with.`,
      }}
      own={{
        arrange: useCallback(
          (rows: readonly CategoryRow[]) => treeOf(rows, nameOf, i18n.locale),
          // oxlint-disable-next-line react/exhaustive-deps -- `nameOf` follows the language
          [i18n.locale],
        ),
        columns: useCategoryColumns(counts),
        // A tree keeps the order of its branches.
        defaultSort: { column: 'tree', direction: 'ascending' },
      }}
    />
  );
}

/** Products in each category and its descendants, counted as the product list does. */
function productCounts({ replica }: CompanyModel): ReadonlyMap<string, number> {
  const products = replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  const categories = replica.rows('category') as readonly CategoryRow[]; // table category holds CategoryRow
  const own = Map.groupBy(products, (row) => row.category);
  const count = (id: string): number =>
    [...withDescendants(categories, id)].reduce((sum, one) => sum + (own.get(one)?.length ?? 0), 0);
  return new Map(categories.map(({ id }) => [id, count(id)]));
}
