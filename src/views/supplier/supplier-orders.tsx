import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { totals } from '#model/purchase-order/purchase-order.totals.ts';
import { compare } from '#model/values/order.ts';
import { useModel } from '../document/model-context.tsx';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { ToldTime } from '../document/told-time.tsx';
import { usePaths } from '../app/use-paths.ts';
import { purchaseOrderWords } from '../purchase-order/purchase-order.look.ts';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';

const stateOf = (row: PurchaseOrderRow) => (
  <StateBadges words={purchaseOrderWords} state={row.state} region="commercial" />
);
const receiptOf = (row: PurchaseOrderRow) => (
  <StateBadges words={purchaseOrderWords} state={row.state} region="receipt" />
);

/** Orders from a supplier that the device holds, newest first; drafts on top. */
export function SupplierOrders({
  supplier,
  orders,
}: {
  readonly supplier: string;
  readonly orders: readonly PurchaseOrderRow[];
}) {
  const { t } = useLingui();
  const paths = usePaths();
  const day = (row: PurchaseOrderRow): string => row.orderedOn ?? row.createdAt.slice(0, 10);
  const newestFirst = orders.toSorted(
    (a, b) => compare(day(b), day(a)) || compare(b.number ?? '', a.number ?? ''),
  );
  return (
    <>
      <DataList
        label={t`Orders`}
        rows={newestFirst}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/purchasing/orders/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/purchasing/orders/${row.id}`)}
        height="26rem"
        columns={useOrderColumns()}
        empty={
          <EmptyState icon="receipt" title={t`No orders here`}>
            <Trans>Open orders and those of the last 90 days are listed.</Trans>
          </EmptyState>
        }
      />
      <EarlierDocuments kind="purchaseOrder" parties={[supplier]} />
    </>
  );
}

function useOrderColumns(): readonly Column<PurchaseOrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const hidden = !useModel().may('product.viewCost');
  const net = (row: PurchaseOrderRow): string => {
    const sums = totals(row);
    return sums === null ? '' : format.money(sums.net, row.currency);
  };
  return [
    { id: 'number', header: t`Number`, width: 160, cell: (row) => row.number ?? t`New` },
    { id: 'reference', header: t`Their reference`, cell: (row) => row.theirReference },
    { id: 'ordered', header: t`Ordered`, width: 130, cell: (row) => <ToldTime at={row.orderedOn} /> },
    { id: 'expected', header: t`Expected`, width: 130, cell: (row) => <ToldTime at={row.expectedOn} /> },
    { id: 'state', header: t`State`, width: 150, cell: stateOf, card: 'aside' },
    { id: 'receipt', header: t`Receipt`, width: 160, cell: receiptOf },
    { id: 'net', header: t`Net`, width: 140, align: 'end', hidden, cell: net },
  ];
}
