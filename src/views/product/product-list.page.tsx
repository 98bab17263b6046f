import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.events.ts';
import { withDescendants } from '../category/category-tree.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { useProductColumns } from './product-columns.tsx';
import { stockOf, type StockFigures } from './product-figures.ts';
import { productWords } from './product.messages.ts';
import { productText } from './product-search.ts';
import { useProductName } from './product-name.ts';

type StockOf = (product: string) => StockFigures | undefined;
const noStock: StockOf = () => undefined;

/** Everything the company buys, stores and sells. */
export function ProductListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const pending = usePendingDocuments();
  const stock = useQuery<StockOf>(['availability'], '', (m) => (product) => stockOf(m, product), noStock);
  const list = useProductList(stock);
  const states = useStateTabs(productWords, list);
  const columns = useProductColumns(stock);
  const create = model.may('product.create') ? '/apps/products/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New product`}</Button>
  );
  return (
    <>
      <PageHeader title={i18n._(productWords.many)} primary={button} />
      <DataList
        label={i18n._(productWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/products/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/products/${row.id}`)}
        pending={(row) => pending.has(`product/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`SKU, name or barcode` }}
        states={states}
        filters={<CategoryFilter />}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={create && (() => paths.go(create))}
        columns={columns}
        empty={<NoProducts searched={list.isNarrowed} action={button} />}
      />
    </>
  );
}

function NoProducts({ searched, action }: { readonly searched: boolean; readonly action: React.ReactNode }) {
  const { t } = useLingui();
  if (searched)
    return (
      <EmptyState icon="box" title={t`No product matches`}>
        <Trans>Try another word, or take a filter away.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState icon="box" title={t`No products yet`} actions={action}>
      <Trans>A product is what you buy, store and sell.</Trans>
    </EmptyState>
  );
}

function useProductList(stock: StockOf) {
  const nameOf = useProductName();
  const [{ category }] = useAddress();
  const categories = useRows('category');
  const wanted = category === undefined ? null : withDescendants(categories, category);
  const products = useRows('product');
  const rows = useQuery(
    ['product', 'category'],
    category ?? '',
    () =>
      wanted === null
        ? products
        : products.filter((row) => row.category !== null && wanted.has(row.category)),
    products,
  );
  const list = useList<ProductRow>({
    rows,
    text: productText,
    state: (row) => String(row.state),
    sorts: {
      sku: (row) => row.sku,
      name: nameOf,
      kind: (row) => row.kind,
      price: (row) => row.price,
      free: (row) => stock(row.id)?.free ?? 0,
      onHand: (row) => stock(row.id)?.onHand ?? 0,
    },
    defaultSort: { column: 'sku', direction: 'ascending' },
  });
  return { ...list, isNarrowed: list.isNarrowed || wanted !== null };
}
