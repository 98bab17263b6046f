import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useIsToPutAway } from '#views/areas/stock/movement/put-away-button.tsx';
import { PutAwayOfReceipt } from './scan/put-away-press.tsx';
import { ReceiptScan } from './scan/receipt-scan.tsx';
import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
import { useLandCostItem } from './land-cost-item.ts';
import { useSendBackItem } from './send-back-item.ts';
import { CorrectCostDialog } from './correct-cost-dialog.tsx';
import { CorrectReceiptDialog } from './correct-receipt-dialog.tsx';
import { FilledOrders } from './filled-orders.tsx';
import { GoodsReceiptCountPage } from './goods-receipt-count.page.tsx';
import { GoodsReceiptFrame } from './goods-receipt-frame.tsx';
import { GoodsReceiptOverview } from './goods-receipt-overview.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

/** One goods receipt: at the desk, or in full screen where goods are received with a phone or a scanner. */
export function GoodsReceiptPage({ row }: { readonly row: GoodsReceiptRow }) {
  const [query] = useAddress();
  return query[SCANNING] === undefined ? <GoodsReceiptDesk row={row} /> : <ReceiptScan row={row} />;
}

/** The count until it is posted, its result afterwards. */
function GoodsReceiptDesk({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const order = useFetchedRow('purchaseOrder', row.order);
  const isCounted = useVerdict('goodsReceipt', row.id, 'count') === null;
  const waits = useAwaited('goodsReceipt', row.id).length > 0;
  const menu = [...useSendBackItem(row), ...useLandCostItem(row)];
  const isToPutAway = useIsToPutAway(row);
  const [correcting, setCorrecting] = useState<'cost' | 'count' | null>(null);
  const close = (): void => setCorrecting(null);
  if (isCounted && !waits) return <GoodsReceiptCountPage key={row.id} row={row} order={order} />;
  return (
    <>
      <GoodsReceiptFrame
        row={row}
        order={order}
        {...(isToPutAway && { primary: <PutAwayOfReceipt row={row} /> })}
        menu={menu}
        overrides={{ correctCost: () => setCorrecting('cost'), correct: () => setCorrecting('count') }}
        tabs={[
          { id: 'lines', label: t`Lines`, content: <GoodsReceiptOverview row={row} /> },
          { id: 'waiting', label: t`Waiting orders`, content: <Served row={row} /> },
        ]}
      />
      {correcting === 'cost' && <CorrectCostDialog row={row} onClose={close} />}
      {correcting === 'count' && <CorrectReceiptDialog row={row} onClose={close} />}
    </>
  );
}

/** The orders that the goods were reserved for, and those waiting for more. */
function Served({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <h2>{t`Filled by this receipt`}</h2>
      <FilledOrders row={row} />
      <h2>{t`Orders waiting for these products`}</h2>
      <WaitingOrders row={row} />
    </div>
  );
}
