import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import {
  awaitedOn,
  dueOn,
  netInCompanyCurrency,
} from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { totals } from '#model/lines/line-totals.ts';
import { AwaitedDay } from '#views/kit/document/awaited-day.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useOwnSum } from '#views/areas/setup/exchange-rate/use-own-sum.tsx';
import { RelatedList } from '#views/kit/list/related-list.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { salesOrderWords } from '../sales-order/sales-order.look.ts';
import { useFormat } from '#views/ui/use-format.ts';

const stateOf = (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region="commercial" />
);
const deliveryOf = (row: SalesOrderRow) => (
  <StateBadges words={salesOrderWords} state={row.state} region="fulfilment" />
);

/** All orders of a customer, newest first. */
export function CustomerOrders({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <RelatedList
      label={t`Orders`}
      listed={useListed<SalesOrderRow>(salesOrderListing)}
      filters={{ customer }}
      columns={useOrderColumns()}
      defaultSort={{ column: 'number', direction: 'descending' }}
      href={(row) => paths.to(`/apps/sales/orders/${row.id}`)}
      onOpen={(row) => paths.go(`/apps/sales/orders/${row.id}`)}
      empty={{
        icon: 'shoppingCart',
        title: t`No orders here`,
        text: t`What this customer orders is listed here.`,
      }}
    />
  );
}

function useOrderColumns(): readonly ListColumn<SalesOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const sum = useOwnSum<SalesOrderRow>(netInCompanyCurrency);
  return [
    { id: 'number', header: t`Number`, width: 160, cell: (row) => row.number ?? t`New` },
    { id: 'reference', header: t`Their reference`, cell: (row) => row.theirReference },
    { id: 'ordered', header: t`Ordered`, width: 130, cell: (row) => <TimeCell at={row.orderedOn} /> },
    {
      id: 'promised',
      header: t`Promised`,
      width: 130,
      cell: (row) => <AwaitedDay on={dueOn(row)} isAwaited={awaitedOn(row) !== null} />,
    },
    { id: 'state', header: t`State`, width: 140, cell: stateOf, card: 'aside' },
    { id: 'delivery', header: t`Delivery`, width: 150, cell: deliveryOf },
    {
      id: 'total',
      header: t`Net`,
      width: 140,
      align: 'end',
      cell: (row) => format.money(totals(row).net, row.currency),
      sum: (rows, restOf) => sum(rows, restOf('total')),
    },
  ];
}
