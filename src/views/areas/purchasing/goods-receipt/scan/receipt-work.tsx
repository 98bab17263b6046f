import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { OverDialog } from './over-dialog.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { ReceiptFinish } from './receipt-finish.tsx';
import { ReceiptScanLines } from './receipt-scan-lines.tsx';
import { ReceiptSetAside, SetAsideButton } from './receipt-set-aside.tsx';
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
      <SetAsideButton onPress={() => task.ask({ is: 'aside', code: '' })} />
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
      return <ReceiptSetAside row={row} task={task} code={asked.code} transfers={transfers} />;
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
