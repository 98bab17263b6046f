import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { ExpectedReceiptRow } from '#model/stock/stock.tables.ts';
import { compare } from '#model/values/order.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';

/** The purchase orders, transfers and assemblies behind the incoming quantity, next arrival first. */
export function ItemSupply({ product }: { readonly product: ProductRow }) {
  const { t } = useLingui();
  const rows = useQuery(
    ['expectedReceipt', 'purchaseOrder', 'movement', 'assembly'],
    product.id,
    ({ replica: { view } }) =>
      view
        .by('expectedReceipt', 'product', product.id)
        .filter((row) => row.open > 0)
        .sort((a, b) => compare(a.on, b.on)),
    [],
  );
  return (
    <DataList
      label={t`Expected`}
      rows={rows}
      rowId={(row) => row.id}
      height="28rem"
      columns={useSupplyColumns(product, rows)}
      empty={
        <EmptyState icon="packageImport" title={t`Nothing is on its way`}>
          <Trans>
            Placed purchase orders, transfers on their way and released assemblies appear here until they are
            received or built.
          </Trans>
        </EmptyState>
      }
    />
  );
}

const orderOf = (row: ExpectedReceiptRow) => (
  <DocumentLink kind={row.kind ?? 'purchaseOrder'} id={row.order} />
);

function useSupplyColumns(
  product: ProductRow,
  rows: readonly ExpectedReceiptRow[],
): readonly Column<ExpectedReceiptRow>[] {
  const { t } = useLingui();
  const held = useHeld();
  const sayQuantity = useQuantity();
  const total = rows.reduce((sum, row) => sum + row.open, 0);
  const supplier = (row: ExpectedReceiptRow): string => {
    if (row.kind === 'movement')
      return held('warehouse', held('movement', row.order)?.warehouse ?? '')?.name ?? '';
    if (row.kind === 'assembly') return t`Production`;
    const party = held('purchaseOrder', row.order)?.supplier;
    return party ? (held('supplier', party)?.name ?? '') : '';
  };
  return [
    { id: 'order', header: t`Order`, width: 170, cell: orderOf },
    { id: 'supplier', header: t`Comes from`, width: { share: 2, min: 150 }, cell: supplier },
    { id: 'warehouse', header: t`Warehouse`, cell: (row) => held('warehouse', row.warehouse)?.name ?? '' },
    { id: 'on', header: t`Expected`, width: 130, cell: (row) => <TimeCell at={row.on} /> },
    { id: 'late', header: '', width: 100, cell: (row) => <Late on={row.on} />, card: 'aside' },
    {
      id: 'open',
      header: t`To receive`,
      align: 'end',
      width: 140,
      cell: (row) => sayQuantity(row.open, product),
      total: sayQuantity(total, product),
    },
  ];
}

function Late({ on }: { readonly on: string }) {
  const { t } = useLingui();
  const today = useToday();
  return on < today ? <Badge tone="danger" icon="clock">{t`Late`}</Badge> : null;
}
