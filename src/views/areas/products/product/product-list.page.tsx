import { useLingui } from '@lingui/react/macro';
import { listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useProductColumns } from './product-columns.tsx';
import { stockOf, type StockFigures } from './product-figures.ts';
import { useProductFilters } from './product-filters.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { attributeText, type ListedAttribute } from './listed-attributes.ts';
import { useProductText } from './product-search.ts';
import { attributeSorts, useListedAttributes } from './use-listed-attributes.ts';
import { productWords } from './product.look.ts';

type StockOf = (product: string) => StockFigures | undefined;
const noStock: StockOf = () => undefined;

/** Everything the company buys, stores and sells. */
export function ProductListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const create = useModel().may('product.create') ? '/apps/products/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New product`}</Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(productWords.many)} primary={button} />}
      definition={{
        ...useProductList(),
        onCreate: create && (() => paths.go(create)),
        empty: {
          icon: 'box',
          narrowed: t`No product matches`,
          none: t`No products yet`,
          text: t`A product is what you buy, store and sell.`,
          action: button,
        },
      }}
    />
  );
}

function useProductList(): Omit<ListDefinition<ProductRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const stock = useQuery<StockOf>(['availability'], '', (m) => (product) => stockOf(m, product), noStock);
  const attributes = useListedAttributes();
  const words = attributeText(attributes);
  const textOf = useProductText();
  const at = (row: ProductRow): string => `/apps/products/${row.id}`;
  return {
    id: 'product',
    label: i18n._(productWords.many),
    rows: useRows('product'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`/apps/products/edit/${row.id}`),
    pending: (row) => pending.has(`product/${row.id}`),
    searchHint: t`SKU, name or barcode`,
    scans: true,
    text: (row) => `${textOf(row)} ${words(row)}`,
    reads: ['productType', 'tag'],
    state: (row) => String(row.state),
    tabs: useStateWords(productWords).tabs,
    filters: useProductFilters(stock, attributes),
    filterReads: ['category', 'productType', 'availability'],
    columns: useProductColumns(stock, attributes),
    ...useProductSorts(stock, attributes),
    defaultSort: { column: 'sku', direction: 'ascending' },
    bulk: { words: productWords, commands: ['activate', 'unblock', 'phaseOut', 'block', 'archive'] },
  };
}

function useProductSorts(
  stock: StockOf,
  attributes: readonly ListedAttribute[],
): Pick<ListDefinition<ProductRow>, 'sorts' | 'sortReads'> {
  const nameOf = useProductName();
  const { view } = useModel().replica;
  const ofAttributes = attributeSorts(attributes);
  return {
    sorts: {
      sku: (row) => row.sku,
      name: nameOf,
      kind: (row) => row.kind,
      price: (row) => listPriceOf(view, row),
      free: (row) => stock(row.id)?.free ?? 0,
      onHand: (row) => stock(row.id)?.onHand ?? 0,
      ...ofAttributes,
    },
    sortReads: {
      price: ['product'],
      free: ['availability'],
      onHand: ['availability'],
      ...Object.fromEntries(Object.keys(ofAttributes).map((id) => [id, ['productType'] as const])),
    },
  };
}
