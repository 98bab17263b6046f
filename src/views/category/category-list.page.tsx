import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryRow } from '#model/category/category.events.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/product/product.events.ts';
import { useModel, usePendingDocuments, useQuery, useRow, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useAddress } from '../app/use-address.ts';
import { useProductName } from '../product/product-name.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useCategoryColumns } from './category-columns.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { categoryTree, withDescendants } from './category-tree.ts';
import { categoryWords } from './category.messages.ts';

const NEW = 'new';
const noCounts: ReadonlyMap<string, number> = new Map();

/** The product tree; one branch opens beside it. */
export function CategoryListPage() {
  const { t, i18n } = useLingui();
  const pending = usePendingDocuments();
  const [query, setQuery] = useAddress();
  const { list, lines } = useCategoryLines();
  const counts = useQuery(['product', 'category'], '', productCounts, noCounts);
  const states = useStateTabs(categoryWords, list);
  const columns = useCategoryColumns(counts);
  const open = (id: string | undefined): void => setQuery({ id });
  const chosen = useRow('category', query['id'] ?? null);
  const mayCreate = useModel().may('category.create');
  const button = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => open(NEW)}>
      <Trans>New category</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={i18n._(categoryWords.many)} primary={button} />
      <DataList
        label={i18n._(categoryWords.many)}
        rows={lines}
        rowId={({ row }) => row.id}
        onOpen={({ row }) => open(row.id)}
        pending={({ row }) => pending.has(`category/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`Name` }}
        states={states}
        onCreate={mayCreate ? () => open(NEW) : undefined}
        columns={columns}
        empty={<NoCategories searched={list.isNarrowed} action={button} />}
      />
      {(chosen ?? query['id'] === NEW) && (
        <CategoryPanel key={query['id']} row={chosen} onClose={() => open(undefined)} />
      )}
    </>
  );
}

function NoCategories({
  searched,
  action,
}: {
  readonly searched: boolean;
  readonly action: React.ReactNode;
}) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="category"
      title={searched ? t`No category matches` : t`No categories yet`}
      actions={searched ? undefined : action}
    >
      {searched ? (
        <Trans>Try another word, or take a filter away.</Trans>
      ) : (
        <Trans>Categories group products and say what new ones start with.</Trans>
      )}
    </EmptyState>
  );
}

function useCategoryLines() {
  const { i18n } = useLingui();
  const nameOf = useProductName();
  const list = useList<CategoryRow>({
    rows: useRows('category'),
    text: (row) => `${row.name.en} ${row.name.sv}`.toLowerCase(),
    state: (row) => String(row.state),
    sorts: { name: nameOf },
    defaultSort: { column: 'name', direction: 'ascending' },
  });
  return { list, lines: categoryTree(list.rows, nameOf, i18n.locale) };
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
