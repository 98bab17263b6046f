import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
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
import { isInInspection } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
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
  const sendBack = useSendBackItem(row);
  const landCost = useLandCostItem(row);
  const isToPutAway = useIsToPutAway(row);
  const transfers = useUploads('goodsReceipt', row.id, { resumes: false });
  const inspecting = useInspecting(row, transfers);
  const [asking, setAsking] = useState<Asking>(null);
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
        menu={[...sendBack, ...landCost, ...postOn]}
        overrides={{
          correctCost: () => setAsking('cost'),
          correct: () => setAsking('count'),
          attachPhotos: () => setAsking('photos'),
          inspect: () => void inspecting.give(),
        }}
        tabs={[
          ...(isInInspection(row) ? [inspection] : []),
          { id: 'lines', label: t`Lines`, content: <GoodsReceiptOverview row={row} /> },
          { id: 'waiting', label: t`Waiting orders`, content: <Served row={row} /> },
        ]}
      />
      <ResultDialogs row={row} asking={asking} onClose={() => setAsking(null)} />
    </>
  );
}

interface DialogsProps {
  readonly row: GoodsReceiptRow;
  readonly asking: Asking;
  readonly onClose: () => void;
}

/** What a command of a counted or posted receipt asks first. */
function ResultDialogs({ row, asking, onClose }: DialogsProps) {
  const propose = usePropose();
  const post = (receivedAt: string | null): Refusal | null =>
    propose({ kind: 'goodsReceipt', document: row.id, type: 'post', data: { receivedAt } }, { quiet: true });
  switch (asking) {
    case 'cost':
      return <CorrectCostDialog row={row} onClose={onClose} />;
    case 'count':
      return <CorrectReceiptDialog row={row} onClose={onClose} />;
    case 'photos':
      return <RejectPhotosDialog row={row} onClose={onClose} />;
    case 'day':
      return <PostOnDialog onPost={post} onClose={onClose} />;
    case null:
      return null;
    default:
      return asking satisfies never;
  }
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
