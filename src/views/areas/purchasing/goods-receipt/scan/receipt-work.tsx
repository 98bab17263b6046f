import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePark } from '#views/areas/purchasing/unknown-item/use-park.ts';
import { SetAsideDialog } from '#views/kit/scan-mode/set-aside-dialog.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { OverDialog } from './over-dialog.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { ReceiptFinish } from './receipt-finish.tsx';
import { ReceiptScanLines } from './receipt-scan-lines.tsx';
import { ReceiptScans } from './receipt-scans.tsx';
import { isStopDone } from './receipt-stops.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useReceiptTask, type ReceiptTask } from './use-receipt-task.ts';
import { WhichProductDialog } from './which-product-dialog.tsx';

interface WorkProps {
  readonly row: GoodsReceiptRow;
  readonly order: PurchaseOrderRow | undefined;
  /** Something else is in front: what is scanned or typed there is not received. */
  readonly isAside: boolean;
  /** Where photos of what is rejected go. */
  readonly transfers: Transfers;
}

/** Receiving: what has come of what was ordered, row by row. */
export function ReceiptWork({ row, order, isAside, transfers }: WorkProps) {
  const { t } = useLingui();
  const task = useReceiptTask(row, order);
  const [isEnding, setEnding] = useState(false);
  const { stop } = task;
  const mayPark = useModel().may('unknownItem.park');
  useVisibleLine([stop?.id, stop?.accepted, stop?.rejected, isEnding].join(' '));
  const onScan = (code: string): void => {
    setEnding(false);
    task.onScan(code);
  };
  useScanner(onScan, task.asked === null && !isAside);
  if (isEnding) return <ReceiptFinish row={row} task={task} onBack={() => setEnding(false)} />;
  return (
    <div className="scan-work">
      <ScanAnswer said={task.said} />
      {stop ? (
        <ReceiptCard
          key={`${stop.id} ${stop.accepted} ${stop.rejected}`}
          task={task}
          stop={stop}
          warehouse={row.warehouse}
        />
      ) : (
        <p className="scan-hint">
          <Trans>Scan what has come, and the bins that it goes to.</Trans>
        </p>
      )}
      <ScanInput onScan={onScan} said={task.said} hint={t`Scan item or bin`} />
      {mayPark && (
        <BigButton testId="set-aside" onPress={() => task.ask({ is: 'aside', code: '' })}>
          <Trans>Set aside something unknown</Trans>
        </BigButton>
      )}
      <BigButton isPrimary={task.stops.every(isStopDone)} testId="end" onPress={() => setEnding(true)}>
        <Trans>Done receiving</Trans>
      </BigButton>
      <ReceiptScans task={task} />
      <ReceiptScanLines task={task} />
      <Dialogs row={row} task={task} transfers={transfers} />
    </div>
  );
}

/** What is asked before a scan is booked, or after it. */
function Dialogs({
  row,
  task,
  transfers,
}: { readonly task: ReceiptTask } & Pick<WorkProps, 'row' | 'transfers'>) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const park = usePark(row.id, transfers);
  const { asked } = task;
  const close = (): void => task.ask(null);
  if (asked === null) return null;
  switch (asked.is) {
    case 'over':
      return (
        <OverDialog
          onClose={close}
          onReason={(reason) => {
            close();
            task.allow(asked, reason);
          }}
        />
      );
    case 'reject':
      return <RejectDialog row={row} task={task} asked={asked} transfers={transfers} />;
    case 'aside':
      return (
        <SetAsideDialog
          code={asked.code}
          isPhotoEnough={false}
          then={<Trans>The receipt is posted without it. Somebody finds out what it is.</Trans>}
          onSetAside={(item) => {
            const refusal = park(item);
            if (refusal) task.say('wrong', sentence(refusal));
            else task.say('right', t`Set aside: ${item.code || item.note}`);
          }}
          onClose={close}
        />
      );
    case 'which':
      return <WhichProductDialog task={task} code={asked.code} />;
    case 'expiry':
      return (
        <ExpiryDialog
          lot={asked.lot}
          onClose={close}
          onDay={(day) => {
            close();
            task.expire({ product: asked.product.id, lot: asked.lot }, day);
          }}
        />
      );
    default:
      return asked satisfies never;
  }
}
