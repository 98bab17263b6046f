import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { expectedOn } from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import {
  netInCompanyCurrency,
  totals,
} from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { AwaitedDay } from '#views/kit/document/awaited-day.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useOwnSum } from '#views/areas/setup/exchange-rate/use-own-sum.tsx';
import { RelatedList } from '#views/kit/list/related-list.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { purchaseOrderWords } from '../purchase-order/purchase-order.look.ts';
import { useFormat } from '#views/ui/use-format.ts';

const stateOf = (row: PurchaseOrderRow) => (
  <StateBadges words={purchaseOrderWords} state={row.state} region="commercial" />
);
const receiptOf = (row: PurchaseOrderRow) => (
  <StateBadges words={purchaseOrderWords} state={row.state} region="receipt" />
);

/** All orders from a supplier, newest first; drafts on top. */
export function SupplierOrders({ supplier }: { readonly supplier: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <RelatedList
      label={t`Orders`}
      listed={useListed<PurchaseOrderRow>(purchaseOrderListing)}
      filters={{ supplier }}
      columns={useOrderColumns()}
      defaultSort={{ column: 'number', direction: 'descending' }}
      href={(row) => paths.to(`/apps/purchasing/orders/${row.id}`)}
      onOpen={(row) => paths.go(`/apps/purchasing/orders/${row.id}`)}
      empty={{
        icon: 'receipt',
        title: t`No orders here`,
        text: t`What is ordered from this supplier is listed here.`,
      }}
    />
  );
}

function useOrderColumns(): readonly ListColumn<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const sum = useOwnSum<PurchaseOrderRow>((row) => netInCompanyCurrency(row) ?? 0);
  const hidden = !useModel().may('product.viewCost');
  const net = (row: PurchaseOrderRow): string => {
    const sums = totals(row);
    return sums === null ? '' : format.money(sums.net, row.currency);
  };
  return [
    { id: 'number', header: t`Number`, width: 160, cell: (row) => row.number ?? t`New` },
    { id: 'reference', header: t`Their reference`, cell: (row) => row.theirReference },
    { id: 'ordered', header: t`Ordered`, width: 130, cell: (row) => <TimeCell at={row.orderedOn} /> },
    {
      id: 'expected',
      header: t`Expected`,
      width: 130,
      cell: (row) => <AwaitedDay on={expectedOn(row)} isAwaited={isAwaited(row)} />,
    },
    { id: 'state', header: t`State`, width: 150, cell: stateOf, card: 'aside' },
    { id: 'receipt', header: t`Receipt`, width: 160, cell: receiptOf },
    {
      id: 'net',
      header: t`Net`,
      width: 140,
      align: 'end',
      hidden,
      cell: net,
      sum: (rows, restOf) => sum(rows, restOf('net')),
    },
  ];
}
