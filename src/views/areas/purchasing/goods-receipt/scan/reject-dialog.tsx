import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { QuantityStepper } from '#views/kit/scan-mode/quantity-stepper.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { ReasonButtons } from '#views/kit/scan-mode/reason-buttons.tsx';
import { PhotoButtons, photosNamed } from '#views/kit/scan-mode/scan-photos.tsx';
import { linePhotosNamed } from '#views/kit/scan-mode/use-line-photos.ts';
import { useTypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import type { Asked } from './coming.ts';
import type { ReceiptTask } from './use-receipt-task.ts';

interface RejectProps {
  readonly row: GoodsReceiptRow;
  readonly task: ReceiptTask;
  readonly asked: Extract<Asked, { is: 'reject' }>;
  /** Where the photos go. */
  readonly transfers: Transfers;
}

const PROBLEM = 'reject-problem';

/** How much is rejected, with photos; one press on a reason does it. [RCS6] */
export function RejectDialog({ row, task, asked, transfers }: RejectProps) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const { sku } = asked.product;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const typed = useTypedQuantity({ start: asked.start, least: Math.min(UNIT, asked.start) });
  const isWrong = typed.problem !== undefined;
  const reject = (reason: string): void => {
    task.ask(null);
    task.reject(asked, typed.quantity, reason);
    // A lot that is still asked for has no line yet: its photo is chosen on it afterwards.
    const line = rejectedFor(view.get('goodsReceipt', row.id) ?? row, asked.product.id, reason);
    transfers.take(line ? linePhotosNamed(line.id, photos, sku) : photosNamed(photos, sku));
  };
  return (
    <Dialog open title={t`Reject ${sku}: why?`} width="26rem" onClose={() => task.ask(null)}>
      <div className="scan-reasons">
        <div className="scan-quantity">
          <QuantityStepper typed={typed} label={t`To reject`} problemId={PROBLEM} />
        </div>
        {typed.problem !== undefined && <ScanProblem id={PROBLEM} text={typed.problem} />}
        <PhotoButtons count={photos.length} onPhotos={(more) => setPhotos([...photos, ...more])} />
        <ReasonButtons
          list="return"
          leavesOut="regretted"
          testId="reject"
          isOff={isWrong}
          onReason={reject}
        />
        <p className="ui-soft">
          <Trans>What is rejected goes to quarantine. The order goes on expecting it.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

/** The line that goods of a product are rejected on for a reason: the last one without a photo. */
const rejectedFor = (
  { lines }: GoodsReceiptRow,
  product: string,
  reason: string,
): GoodsReceiptRow['lines'][number] | undefined =>
  lines.findLast(
    (line) =>
      line.product === product &&
      line.rejected > 0 &&
      line.rejectReason === reason &&
      line.photo === undefined,
  );
