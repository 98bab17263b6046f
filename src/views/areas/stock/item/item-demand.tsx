import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { ReservationRow } from '#model/stock/stock.tables.ts';
import { compare } from '#model/values/order.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';

/** The documents behind the reserved and outgoing quantities, earliest promise first. */
export function ItemDemand({ product }: { readonly product: ProductRow }) {
  const { t } = useLingui();
  const rows = useQuery(
    ['reservation', 'salesOrder', 'assembly', 'supplierReturn'],
    product.id,
    ({ replica: { view } }) =>
      view
        .by('reservation', 'product', product.id)
        .filter((row) => row.open > 0 || row.soft > 0 || row.hard > 0)
        .sort((a, b) => compare(a.on, b.on)),
    [],
  );
  return (
    <DataList
      label={t`Promised`}
      rows={rows}
      rowId={(row) => row.id}
      height="28rem"
      columns={useDemandColumns(product, rows)}
      empty={
        <EmptyState icon="shoppingCart" title={t`Nothing is promised`}>
          <Trans>Confirmed sales orders for this product appear here, with what is reserved for each.</Trans>
        </EmptyState>
      }
    />
  );
}

const orderOf = (row: ReservationRow) => <DocumentLink kind={row.kind} id={row.document} />;

function useDemandColumns(
  product: ProductRow,
  rows: readonly ReservationRow[],
): readonly Column<ReservationRow>[] {
  const { t } = useLingui();
  const held = useHeld();
  const sayQuantity = useQuantity();
  const figure = (
    id: string,
    header: string,
    of: (row: ReservationRow) => number,
  ): Column<ReservationRow> => ({
    id,
    header,
    align: 'end',
    width: 130,
    cell: (row) => (of(row) === 0 ? '' : sayQuantity(of(row), product)),
    total: sayQuantity(
      rows.reduce((sum, row) => sum + of(row), 0),
      product,
    ),
  });
  const customer = (row: ReservationRow): string => {
    if (row.kind === 'assembly') return t`Production`;
    const sentBack = row.kind === 'supplierReturn' ? held('supplierReturn', row.document) : undefined;
    if (sentBack) return held('supplier', sentBack.supplier)?.name ?? '';
    const order = row.kind === 'salesOrder' ? held('salesOrder', row.document) : undefined;
    return order ? (held('customer', order.customer)?.name ?? '') : '';
  };
  return [
    { id: 'order', header: t`Order`, width: 170, cell: orderOf },
    { id: 'customer', header: t`Customer`, width: { share: 2, min: 150 }, cell: customer },
    { id: 'warehouse', header: t`Warehouse`, cell: (row) => held('warehouse', row.warehouse)?.name ?? '' },
    { id: 'on', header: t`Promised`, width: 130, cell: (row) => <TimeCell at={row.on} /> },
    figure('open', t`To deliver`, (row) => row.open),
    figure('soft', t`Reserved`, (row) => row.soft),
    figure('hard', t`On pick lists`, (row) => row.hard),
    figure('waiting', t`Waiting`, (row) => Math.max(0, row.open - row.soft - row.hard)),
  ];
}
