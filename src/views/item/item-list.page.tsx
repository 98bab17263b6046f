import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { useProductName } from '../product/product-name.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useItemColumns } from './item-columns.tsx';
import { itemLines, type ItemLine } from './item-figures.ts';
import { itemWords } from './item.messages.ts';

/** Stock per product and warehouse: what is there, what is promised, what comes. */
export function ItemListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const list = useItemList();
  const states = useStateTabs(itemWords, list);
  const columns = useItemColumns(list.rows);
  return (
    <>
      <PageHeader title={i18n._(itemWords.many)} />
      <DataList
        label={i18n._(itemWords.many)}
        rows={list.rows}
        rowId={(line) => line.id}
        href={({ product }) => paths.to(`/apps/inventory/items/${product.id}`)}
        onOpen={({ product }) => paths.go(`/apps/inventory/items/${product.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`SKU, name or barcode` }}
        states={states}
        filters={<WarehouseFilter />}
        sort={list.sort}
        onSort={list.onSort}
        columns={columns}
        empty={
          <EmptyState icon="boxes" title={list.isNarrowed ? t`No product matches` : t`No stock yet`}>
            {list.isNarrowed ? (
              <Trans>Try another word, or take a filter away.</Trans>
            ) : (
              <Trans>Receive goods, and what there is of each product appears here.</Trans>
            )}
          </EmptyState>
        }
      />
    </>
  );
}

function WarehouseFilter() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const warehouses = useRows('warehouse');
  if (warehouses.length < 2) return null;
  const options = warehouses.map((row) => ({ value: row.id, label: row.name }));
  return (
    <FilterChips
      filters={[{ id: 'warehouse', label: t`Warehouse`, value: query['warehouse'] ?? null, options }]}
      onChange={(id, value) => setQuery({ [id]: value ?? undefined })}
    />
  );
}

function useItemList() {
  const nameOf = useProductName();
  const [query] = useAddress();
  const warehouse = query['warehouse'];
  const tables = ['product', 'availability', 'balance', 'valuation', 'warehouse'] as const;
  const rows = useQuery<readonly ItemLine[]>(
    tables,
    warehouse ?? '',
    (model) => itemLines(model).filter((line) => warehouse === undefined || line.warehouse?.id === warehouse),
    [],
  );
  return useList<ItemLine>({
    rows,
    text: ({ product }) =>
      [product.sku, product.name.en, product.name.sv, ...product.barcodes.map((one) => one.code)]
        .join(' ')
        .toLowerCase(),
    state: (line) => line.level,
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
  });
}
