import type { ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isInInspection, isReadyToPost } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useUploads } from '#views/kit/file/use-uploads.ts';
import { useRejectPhotos } from '../inspection/use-reject-photos.ts';
import { receiptWatches } from '../goods-receipt-frame.tsx';
import { useGoodsReceiptTitle } from '#views/areas/purchasing/purchase-order/goods-receipt-title.ts';
import { goodsReceiptWords } from '../goods-receipt.look.ts';
import { useReceiptsOf } from '#views/areas/purchasing/purchase-order/purchase-order-receipts.tsx';
import { PurchaseOrderRelated } from '#views/areas/purchasing/purchase-order/purchase-order-related.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanPhotos } from '#views/kit/scan-mode/scan-photos.tsx';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import { useScanPage } from '#views/kit/scan-mode/use-scan-page.tsx';
import { InspectedGate, InspectionWork } from './inspection-work.tsx';
import { ReceiptGate } from './receipt-gate.tsx';
import { receiptPath } from '#views/areas/purchasing/purchase-order/receipt-paths.ts';
import { receiptProgress, shownStops, type ReceiptStop } from './receipt-stops.ts';
import { ReceiptWork } from './receipt-work.tsx';
import { useReceiptCommandName } from './use-receipt-command-name.ts';

/** One goods receipt in full screen, for phones and scanners. */
export function ReceiptScan({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const order = useFetchedRow('purchaseOrder', row.order);
  const supplier = useRow('supplier', row.supplier);
  const receipts = useReceiptsOf(row.order ?? '');
  const transfers = useUploads('goodsReceipt', row.id);
  useRejectPhotos(row, transfers);
  const { dialog } = useLeaveGuard(transfers.uploads.some(({ isKept }) => !isKept));
  const title = useGoodsReceiptTitle()(row);
  const stops = shownStops(view, order, row);
  const page = useScanPage({
    words: goodsReceiptWords,
    row,
    title,
    watches: receiptWatches,
    related: <PurchaseOrderRelated order={order} receipts={order ? receipts : [row]} current={row.id} />,
  });
  return (
    <ScanScreen
      kind="goodsReceipt"
      row={row}
      title={title}
      said={[supplier?.name ?? t`Without a supplier`, order?.number ?? ''].filter(Boolean).join(' · ')}
      back={{ label: t`Back to the receipt`, path: receiptPath(row.id) }}
      progress={receiptProgress(stops)}
      menu={page.menu}
      nameOf={useReceiptCommandName(row)}
      notice={<ScanPhotos transfers={transfers} />}
    >
      <GateOrWork row={row} order={order} stops={stops} isAside={page.isAside} transfers={transfers} />
      {page.surfaces}
      {dialog}
    </ScanScreen>
  );
}

interface GateOrWorkProps extends ComponentProps<typeof ReceiptWork> {
  readonly stops: readonly ReceiptStop[];
}

/** Receiving, or why there is nothing to receive now. */
function GateOrWork({ stops, ...work }: GateOrWorkProps) {
  const { row, order } = work;
  const refusal = useVerdict('goodsReceipt', row.id, 'count', receiptWatches);
  const isPosting = useWaitingTypes('goodsReceipt', row.id).has('post');
  if (isPosting) return <Posting />;
  if (isInInspection(row)) return <InspectionWork row={row} transfers={work.transfers} />;
  if (isReadyToPost(row)) return <InspectedGate row={row} />;
  if (refusal) return <ReceiptGate row={row} stops={stops} refusal={refusal} />;
  return row.order !== null && !order ? <OrderMissing /> : <ReceiptWork {...work} />;
}

/** The server decides whether it is posted. */
const Posting = () => (
  <ScanGate
    icon="clock"
    tone="info"
    say={<Trans>It waits for the server to be posted. You can go on with something else.</Trans>}
  />
);

/** What is to come is on an order that this device does not hold yet. */
const OrderMissing = () => (
  <ScanGate
    icon="clock"
    tone="neutral"
    say={<Trans>The order is fetched from the server. Without a connection it cannot be.</Trans>}
  />
);
