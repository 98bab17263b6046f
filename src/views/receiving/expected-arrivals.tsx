import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.events.ts';
import { StateBadges } from '../document/state-badges.tsx';
import { useList } from '../document/use-list.ts';
import { usePaths } from '../app/use-paths.ts';
import { ReceiveButton } from '../goods-receipt/receive-button.tsx';
import { useExpectedColumn } from '../purchase-order/purchase-order-columns.tsx';
import { expectedOn, openLines, receivedShare } from '../purchase-order/purchase-order-figures.ts';
import { usePurchaseOrderTitle } from '../purchase-order/purchase-order-title.ts';
import { purchaseOrderWords } from '../purchase-order/purchase-order.messages.ts';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';

interface ArrivalsProps {
  readonly orders: readonly PurchaseOrderRow[];
  readonly partyOf: (id: string | null) => string;
}

/** Orders that goods are awaited on, the most urgent first. */
export function ExpectedArrivals({ orders, partyOf }: ArrivalsProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const titleOf = usePurchaseOrderTitle();
  const list = useList<PurchaseOrderRow>({
    rows: orders,
    text: (row) => `${titleOf(row)} ${partyOf(row.supplier)} ${row.theirReference}`.toLowerCase(),
    sorts: {
      expected: (row) => expectedOn(row) ?? '9999',
      number: titleOf,
      supplier: (row) => partyOf(row.supplier),
      received: receivedShare,
    },
    defaultSort: { column: 'expected', direction: 'ascending' },
  });
  return (
    <DataList
      label={t`Expected arrivals`}
      height="max(20rem, calc(100dvh - 31rem))"
      rows={list.rows}
      rowId={(row) => row.id}
      href={(row) => paths.to(`/apps/purchasing/orders/${row.id}`)}
      onOpen={(row) => paths.go(`/apps/purchasing/orders/${row.id}`)}
      search={{ value: list.search, onChange: list.onSearch, placeholder: t`Number, supplier or reference` }}
      sort={list.sort}
      onSort={list.onSort}
      columns={useArrivalColumns(partyOf)}
      empty={
        <EmptyState icon="truckDelivery" title={list.search ? t`No arrival matches` : t`Nothing is expected`}>
          <Trans>Placed purchase orders appear here by the day their goods should come.</Trans>
        </EmptyState>
      }
    />
  );
}

function useArrivalColumns(partyOf: ArrivalsProps['partyOf']): readonly Column<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const titleOf = usePurchaseOrderTitle();
  return [
    { id: 'number', header: t`Order`, width: 150, sortable: true, cell: titleOf },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 160 },
      sortable: true,
      card: 'subtitle',
      cell: (row) => partyOf(row.supplier),
    },
    useExpectedColumn(),
    {
      id: 'state',
      header: t`State`,
      width: 190,
      card: 'aside',
      cell: (row) => <StateBadges words={purchaseOrderWords} state={row.state} region="receipt" />,
    },
    ...useOpenColumns(),
  ];
}

/** How much of it is still to come, and the way to take it in. */
function useOpenColumns(): readonly Column<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'lines',
      header: t`Lines open`,
      width: 110,
      align: 'end',
      cell: (row) => format.count(openLines(row)),
    },
    {
      id: 'received',
      header: t`Received`,
      width: 100,
      align: 'end',
      sortable: true,
      cell: (row) => format.percent(receivedShare(row)),
    },
    {
      id: 'receive',
      header: t`Action`,
      width: 190,
      align: 'end',
      cell: (row) => <ReceiveButton order={row} size="sm" variant="secondary" />,
    },
  ];
}
