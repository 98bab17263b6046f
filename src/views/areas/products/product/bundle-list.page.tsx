import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { componentsOf, listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { bundleFree } from './bundle-figures.ts';
import { useBundleColumns } from './bundle-columns.tsx';
import { useBundleFilters } from './bundle-filters.ts';
import { useProductText } from './product-search.ts';
import { productWords } from './product.look.ts';

const nothing = (): number => 0;
const isBundle = ({ kind }: ProductRow): boolean => kind === 'bundle';

/** The products that are made of others, with how many of each there are. */
export function BundleListPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const create = useModel().may('product.create') ? '/apps/products/bundles/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New bundle`}</Button>
  );
  return (
    <ListPage
      header={<PageHeader title={t`Bundles`} primary={button} />}
      definition={{
        ...useBundleList(),
        onCreate: create && (() => paths.go(create)),
        empty: {
          icon: 'layers',
          narrowed: t`No bundle matches`,
          none: t`No bundles yet`,
          text: t`A bundle is made of other products: a kit comes apart where it is sold, an assembled one is built.`,
          action: button,
        },
      }}
    />
  );
}

/** How much of a bundle there is in all warehouses, thousandths. */
function useFree(): (row: ProductRow) => number {
  const warehouses = useRows('warehouse');
  return useQuery<(row: ProductRow) => number>(
    ['availability', 'product'],
    '',
    (model) => (row) => bundleFree(model, row, warehouses),
    nothing,
  );
}

function useBundleList(): Omit<ListDefinition<ProductRow>, 'empty'> {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const pending = usePendingDocuments();
  const { view } = useModel().replica;
  const free = useFree();
  const products = useRows('product');
  const bundles = useMemo(() => products.filter(isBundle), [products]);
  const at = (row: ProductRow): string => `/apps/products/bundles/${row.id}`;
  return {
    id: 'bundle',
    label: t`Bundles`,
    rows: bundles,
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`/apps/products/bundles/edit/${row.id}`),
    pending: (row) => pending.has(`product/${row.id}`),
    searchHint: t`SKU, name or barcode`,
    scans: true,
    text: useProductText(),
    reads: ['tag'],
    state: (row) => String(row.state),
    tabs: useStateWords(productWords).tabs,
    filters: useBundleFilters(),
    columns: useBundleColumns(free),
    sorts: {
      sku: (row) => row.sku,
      name: nameOf,
      components: (row) => componentsOf(row).length,
      price: (row) => listPriceOf(view, row),
      free,
    },
    sortReads: { free: ['availability', 'product'], price: ['product'] },
    defaultSort: { column: 'sku', direction: 'ascending' },
    bulk: { words: productWords, commands: ['activate', 'unblock', 'phaseOut', 'block', 'archive'] },
  };
}
