import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { PressGate, ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { receiptWatches } from '../goods-receipt-frame.tsx';
import { InspectionCards } from '../inspection/inspection-cards.tsx';
import { useInspecting } from '../inspection/use-inspecting.ts';

interface WorkProps {
  readonly row: GoodsReceiptRow;
  /** Where photos go. */
  readonly transfers: Transfers;
}

/** The inspection of what was counted, on the floor. [RCS12] */
export function InspectionWork({ row, transfers }: WorkProps) {
  const sentence = useRefusalSentence();
  const inspecting = useInspecting(row, transfers);
  const refusal = useVerdict('goodsReceipt', row.id, 'inspect', receiptWatches);
  if (refusal)
    return (
      <ScanGate icon="search" tone="neutral" say={<Trans>What was counted waits for its inspection.</Trans>}>
        <ScanProblem id="inspect-problem" text={sentence(refusal)} />
      </ScanGate>
    );
  return (
    <div className="scan-work">
      <InspectionCards row={row} inspecting={inspecting} />
      <BigButton isPrimary testId="command-inspect" onPress={() => void inspecting.give()}>
        <Trans>Done inspecting</Trans>
      </BigButton>
    </div>
  );
}

/** What was inspected is posted with one press. [RCS12] */
export function InspectedGate({ row }: Pick<WorkProps, 'row'>) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const refusal = useVerdict('goodsReceipt', row.id, 'post', receiptWatches);
  const gate = { icon: 'checks', tone: 'success', say: t`It is inspected.` } as const;
  if (refusal)
    return (
      <ScanGate {...gate}>
        <ScanProblem id="post-problem" text={sentence(refusal)} />
      </ScanGate>
    );
  return <PressGate {...gate} kind="goodsReceipt" document={row.id} type="post" label={t`Post receipt`} />;
}
