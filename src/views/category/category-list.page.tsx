import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CategoryRow } from '#model/category/category.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { useAddress } from '../app/use-address.ts';
import { useModel, usePendingDocuments, useQuery, useRow, useRows } from '../document/model-context.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { useProductName } from '../product/product-name.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useCategoryColumns } from './category-columns.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { categoryTree, withDescendants, type CategoryBranch } from './category-tree.ts';
import { categoryWords } from './category.messages.ts';

const NEW = 'new';
const noCounts: ReadonlyMap<string, number> = new Map();

/** The product tree; one branch opens beside it. */
export function CategoryListPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const open = (id: string | undefined): void => setQuery({ id, tab: undefined });
  const chosen = useRow('category', query['id'] ?? null);
  const create = useModel().may('category.create') ? () => open(NEW) : undefined;
  const button = create && <Button variant="primary" icon="plus" onClick={create}>{t`New category`}</Button>;
  return (
    <ListPage
      header={<PageHeader title={i18n._(categoryWords.many)} primary={button} />}
      definition={{
        ...useCategoryList(),
        onOpen: ({ row }) => open(row.id),
        onEdit: ({ row }) => open(row.id),
        onCreate: create,
        empty: {
          icon: 'category',
          narrowed: t`No category matches`,
          none: t`No categories yet`,
          text: t`Categories group products and say what new ones start with.`,
          action: button,
        },
      }}
    >
      {(chosen ?? query['id'] === NEW) && (
        <CategoryPanel key={query['id']} row={chosen} onClose={() => open(undefined)} />
      )}
    </ListPage>
  );
}

function useCategoryList(): Omit<ListDefinition<CategoryRow, CategoryBranch>, 'empty'> {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  const pending = usePendingDocuments();
  const counts = useQuery(['product', 'category'], '', productCounts, noCounts);
  return {
    id: 'category',
    label: i18n._(categoryWords.many),
    rows: useRows('category'),
    arrange: useCallback(
      (rows: readonly CategoryRow[]) => categoryTree(rows, nameOf, i18n.locale),
      // oxlint-disable-next-line react/exhaustive-deps -- `nameOf` follows the language
      [i18n.locale],
    ),
    rowId: ({ row }) => row.id,
    pending: ({ row }) => pending.has(`category/${row.id}`),
    searchHint: t`Name`,
    text: (row) => `${row.name.en} ${row.name.sv}`.toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(categoryWords).tabs,
    columns: useCategoryColumns(counts),
    // A tree has the order of its branches.
    sorts: {},
    defaultSort: { column: 'tree', direction: 'ascending' },
    bulk: { words: categoryWords, commands: ['archive'] },
  };
}

/** Products of each category and of those below it, as the list of products counts them. */
function productCounts({ replica }: CompanyModel): ReadonlyMap<string, number> {
  const products = replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  const categories = replica.rows('category') as readonly CategoryRow[]; // table category holds CategoryRow
  const own = Map.groupBy(products, (row) => row.category);
  const count = (id: string): number =>
    [...withDescendants(categories, id)].reduce((sum, one) => sum + (own.get(one)?.length ?? 0), 0);
  return new Map(categories.map(({ id }) => [id, count(id)]));
}
