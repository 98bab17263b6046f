import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useUploads } from '#views/kit/file/use-uploads.ts';
import { InspectionCards } from './inspection/inspection-cards.tsx';
import { RejectPhotosDialog } from './inspection/reject-photos-dialog.tsx';
import { useInspecting } from './inspection/use-inspecting.ts';
import { PostOnDialog } from './post-on-dialog.tsx';
import { usePostOnItem } from './use-post-on-item.ts';
import { useAwaited } from '#views/kit/document/use-awaited.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useIsToPutAway } from '#views/areas/stock/movement/put-away-button.tsx';
import { PutAwayOfReceipt } from './scan/put-away-press.tsx';
import { ReceiptScan } from './scan/receipt-scan.tsx';
import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
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
  const order = useFetchedRow('purchaseOrder', row.order);
  const isCounted = useVerdict('goodsReceipt', row.id, 'count') === null;
  const waits = useAwaited('goodsReceipt', row.id).length > 0;
  if (isCounted && !waits) return <GoodsReceiptCountPage key={row.id} row={row} order={order} />;
  return <GoodsReceiptResult key={row.id} row={row} order={order} />;
}

interface ResultProps {
  readonly row: GoodsReceiptRow;
  readonly order: PurchaseOrderRow | undefined;
}

type Asking = 'cost' | 'count' | 'photos' | 'day' | null;

/** What was counted, while it is inspected and once it is posted. */
function GoodsReceiptResult({ row, order }: ResultProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const sendBack = useSendBackItem(row);
  const isToPutAway = useIsToPutAway(row);
  const transfers = useUploads('goodsReceipt', row.id, { resumes: false });
  const inspecting = useInspecting(row, transfers);
  const [asking, setAsking] = useState<Asking>(null);
  const close = (): void => setAsking(null);
  const postOn = usePostOnItem(row, () => setAsking('day'));
  const inspection: DocumentTab = {
    id: 'inspection',
    label: t`Inspection`,
    content: <InspectionCards row={row} inspecting={inspecting} />,
  };
  return (
    <>
      <GoodsReceiptFrame
        row={row}
        order={order}
        {...(isToPutAway && { primary: <PutAwayOfReceipt row={row} /> })}
        menu={[...sendBack, ...postOn]}
        overrides={{
          correctCost: () => setAsking('cost'),
          correct: () => setAsking('count'),
          attachPhotos: () => setAsking('photos'),
          inspect: () => void inspecting.give(),
        }}
        tabs={[
          ...(row.state === 'checking' ? [inspection] : []),
          { id: 'lines', label: t`Lines`, content: <GoodsReceiptOverview row={row} /> },
          { id: 'waiting', label: t`Waiting orders`, content: <Served row={row} /> },
        ]}
      />
      {asking === 'cost' && <CorrectCostDialog row={row} onClose={close} />}
      {asking === 'count' && <CorrectReceiptDialog row={row} onClose={close} />}
      {asking === 'photos' && <RejectPhotosDialog row={row} onClose={close} />}
      {asking === 'day' && (
        <PostOnDialog
          onPost={(receivedAt) =>
            propose(
              { kind: 'goodsReceipt', document: row.id, type: 'post', data: { receivedAt } },
              { quiet: true },
            )
          }
          onClose={close}
        />
      )}
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
