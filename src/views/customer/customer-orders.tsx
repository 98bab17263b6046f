import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { totals } from '#model/lines/line-totals.ts';
import { compare } from '#model/values/order.ts';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { ToldTime } from '../document/told-time.tsx';
import { usePaths } from '../app/use-paths.ts';
import { salesOrderWords } from '../sales-order/sales-order.look.ts';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';

const stateOf = (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region="commercial" />
);
const deliveryOf = (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region="fulfilment" />
);

/** A customer's orders that the device holds, newest first. */
export function CustomerOrders({
  customer,
  orders,
}: {
  readonly customer: string;
  readonly orders: readonly SalesOrderRow[];
}) {
  const { t } = useLingui();
  const paths = usePaths();
  const newestFirst = orders.toSorted(
    (a, b) => compare(b.orderedOn, a.orderedOn) || compare(b.number ?? '', a.number ?? ''),
  );
  return (
    <>
      <DataList
        label={t`Orders`}
        rows={newestFirst}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/sales/orders/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/sales/orders/${row.id}`)}
        height="26rem"
        columns={useOrderColumns()}
        empty={
          <EmptyState icon="shoppingCart" title={t`No orders here`}>
            <Trans>Open orders and those of the last 90 days are listed.</Trans>
          </EmptyState>
        }
      />
      <EarlierDocuments kind="salesOrder" parties={[customer]} />
    </>
  );
}

function useOrderColumns(): readonly Column<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    { id: 'number', header: t`Number`, width: 160, cell: (row) => row.number ?? t`New` },
    { id: 'reference', header: t`Their reference`, cell: (row) => row.theirReference },
    { id: 'ordered', header: t`Ordered`, width: 130, cell: (row) => <ToldTime at={row.orderedOn} /> },
    { id: 'promised', header: t`Promised`, width: 130, cell: (row) => <ToldTime at={row.promisedOn} /> },
    { id: 'state', header: t`State`, width: 140, cell: stateOf, card: 'aside' },
    { id: 'delivery', header: t`Delivery`, width: 150, cell: deliveryOf },
    {
      id: 'net',
      header: t`Net`,
      width: 140,
      align: 'end',
      cell: (row) => format.money(totals(row).net, row.currency),
    },
  ];
}
