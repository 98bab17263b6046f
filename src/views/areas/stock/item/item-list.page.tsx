import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useProductText } from '#views/areas/products/product/product-search.ts';
import { reorderPath } from '#views/navigation/reorder-path.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useItemColumns } from './item-columns.tsx';
import { itemLines, type ItemLine } from './item-figures.ts';
import { itemWords } from './item.messages.ts';

/** Stock per product and warehouse: on hand, reserved, incoming. */
export function ItemListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayOrder = useModel().may('purchaseOrder.create');
  const reorder = mayOrder && <Button icon="shoppingBag" to={paths.to(reorderPath())}>{t`Reorder`}</Button>;
  return (
    <ListPage
      header={<PageHeader title={i18n._(itemWords.many)} actions={reorder} />}
      definition={useItemList()}
    />
  );
}

const tables = ['product', 'availability', 'balance', 'valuation', 'warehouse'] as const;

function useItemList(): ListDefinition<ItemLine> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const at = ({ product }: ItemLine): string => `/apps/inventory/items/${product.id}`;
  return {
    id: 'item',
    label: i18n._(itemWords.many),
    rows: useQuery<readonly ItemLine[]>(tables, '', itemLines, []),
    rowId: (line) => line.id,
    href: (line) => paths.to(at(line)),
    onOpen: (line) => paths.go(at(line)),
    searchHint: t`SKU, name or barcode`,
    scans: true,
    ...useSearched(),
    state: (line) => line.level,
    tabs: useStateWords(itemWords).tabs,
    filters: useItemFilters(),
    columns: useItemColumns(),
    sorts: {
      sku: ({ product }) => product.sku,
      name: ({ product }) => nameOf(product),
      warehouse: (line) => line.warehouse?.code ?? '',
      onHand: (line) => line.onHand,
      reserved: (line) => line.reserved,
      free: (line) => line.free,
      incoming: (line) => line.incoming,
      outgoing: (line) => line.outgoing,
      value: (line) => line.value ?? 0,
    },
    defaultSort: { column: 'sku', direction: 'ascending' },
    empty: {
      icon: 'boxes',
      narrowed: t`No product matches`,
      none: t`No stock yet`,
      text: t`Receive goods, and what there is of each product appears here.`,
    },
  };
}

/** Lines are searched as their products are. */
function useSearched(): Pick<ListDefinition<ItemLine>, 'text' | 'reads'> {
  const textOf = useProductText();
  return { text: ({ product }) => textOf(product), reads: ['tag'] };
}

function useItemFilters(): readonly ListFilter<ItemLine>[] {
  const { t } = useLingui();
  const warehouses = useRows('warehouse');
  return [
    {
      kind: 'choice',
      id: 'warehouse',
      label: t`Warehouse`,
      options: warehouses.map((row) => ({ value: row.id, label: row.name })),
      matching: (values) => (line) => line.warehouse !== null && values.has(line.warehouse.id),
    },
    { kind: 'flag', id: 'reserved', label: t`Reserved`, is: (line) => line.reserved > 0 },
    {
      kind: 'flag',
      id: 'incoming',
      label: t`Incoming`,
      icon: 'packageImport',
      is: (line) => line.incoming > 0,
    },
    { kind: 'amount', id: 'onHand', label: t`On hand`, digits: 3, amount: (line) => line.onHand },
  ];
}
