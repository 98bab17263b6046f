import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.events.ts';
import { useAwaited } from '../document/use-awaited.ts';
import { useFetchedRow } from '../document/use-fetched-row.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { GoodsReceiptCountPage } from './goods-receipt-count.page.tsx';
import { GoodsReceiptFrame } from './goods-receipt-frame.tsx';
import { GoodsReceiptOverview } from './goods-receipt-overview.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

/** One goods receipt: counted until it is posted, afterwards what came of it. */
export function GoodsReceiptPage({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const order = useFetchedRow('purchaseOrder', row.order);
  const isCounted = useVerdict('goodsReceipt', row.id, 'count') === null;
  const waits = useAwaited('goodsReceipt', row.id).length > 0;
  if (isCounted && !waits) return <GoodsReceiptCountPage key={row.id} row={row} order={order} />;
  return (
    <GoodsReceiptFrame
      row={row}
      order={order}
      tabs={[
        { id: 'lines', label: t`Lines`, content: <GoodsReceiptOverview row={row} /> },
        { id: 'waiting', label: t`Waiting orders`, content: <WaitingOrders row={row} /> },
      ]}
    />
  );
}
