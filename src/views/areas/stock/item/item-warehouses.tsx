import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { LedgerLink } from '#views/kit/stock/ledger-link.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useItemColumns } from './item-columns.tsx';
import type { ItemLine } from './item-figures.ts';

const ABOUT_THE_PRODUCT = new Set(['sku', 'name']);

interface ItemWarehousesProps {
  readonly product: ProductRow;
  readonly lines: readonly ItemLine[];
}

/** The figures of an item by warehouse, if it has more than one. */
export function ItemWarehouses({ product, lines }: ItemWarehousesProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const columns = useItemColumns(true)
    .filter((column) => !ABOUT_THE_PRODUCT.has(column.id))
    .map((column) => ({ ...column, ...linkOf(column), total: column.sum?.(lines, () => 0) }));
  if (lines.length < 2) return null;
  function linkOf({ id, cell }: ListColumn<ItemLine>): Partial<ListColumn<ItemLine>> {
    if (id !== 'onHand') return {};
    const linked = (line: ItemLine) => (
      <LedgerLink of={{ product: product.id, warehouse: line.warehouse?.id }}>{cell(line)}</LedgerLink>
    );
    return { cell: linked };
  }
  return (
    <Panel title={t`By warehouse`} flush>
      <DataList
        label={t`By warehouse`}
        rows={lines}
        rowId={(line) => line.id}
        href={(line) => paths.to(`/apps/warehouse/warehouse/${line.warehouse?.id ?? ''}`)}
        height={listHeight(lines.length, 8, true)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}
