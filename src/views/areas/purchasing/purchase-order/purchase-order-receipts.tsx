import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { compare } from '#model/values/order.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useGoodsReceiptTitle } from './goods-receipt-title.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { shownWordsOf } from '#views/words-of-kinds.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

/** The receipts of an order that the device holds, newest first. */
export function useReceiptsOf(order: string): readonly GoodsReceiptRow[] {
  return useQuery<readonly GoodsReceiptRow[]>(
    ['goodsReceipt'],
    order,
    ({ replica }) =>
      (replica.rows('goodsReceipt') as readonly GoodsReceiptRow[]) // table goodsReceipt holds GoodsReceiptRow
        .filter((receipt) => receipt.order === order)
        .sort((a, b) => compare(b.createdAt, a.createdAt)),
    [],
  );
}

/** The receipts of an order as a list. */
export function PurchaseOrderReceipts({ receipts }: { readonly receipts: readonly GoodsReceiptRow[] }) {
  const { t } = useLingui();
  const paths = usePaths();
  const to = (row: GoodsReceiptRow): string => `/apps/purchasing/goods-receipts/${row.id}`;
  return (
    <DataList
      label={t`Goods receipts`}
      rows={receipts}
      rowId={(row) => row.id}
      height="20rem"
      href={(row) => paths.to(to(row))}
      onOpen={(row) => paths.go(to(row))}
      columns={useReceiptColumns()}
      empty={
        <EmptyState icon="packageImport" title={t`Nothing received yet`}>
          <Trans>When goods of this order arrive, their receipts appear here.</Trans>
        </EmptyState>
      }
    />
  );
}

function useReceiptColumns(): readonly Column<GoodsReceiptRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const titleOf = useGoodsReceiptTitle();
  return [
    { id: 'number', header: t`Number`, cell: titleOf },
    {
      id: 'state',
      header: t`State`,
      card: 'aside',
      cell: (row) => <StateBadges words={shownWordsOf('goodsReceipt')} state={row.state} />,
    },
    { id: 'lines', header: t`Lines`, align: 'end', width: 90, cell: (row) => format.count(row.lines.length) },
    { id: 'note', header: t`Delivery note`, cell: (row) => row.deliveryNote },
    {
      id: 'at',
      header: t`Received`,
      cell: (row) => <TimeCell at={row.effectiveAt} />,
    },
  ];
}
