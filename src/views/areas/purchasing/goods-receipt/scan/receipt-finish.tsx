import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { receiptWatches } from '../goods-receipt-frame.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { OverDialog } from './over-dialog.tsx';
import { ReceiptScanLines } from './receipt-scan-lines.tsx';
import { isStopDone } from './receipt-stops.ts';
import type { ReceiptTask } from './use-receipt-task.ts';

interface FinishProps {
  readonly row: GoodsReceiptRow;
  readonly task: ReceiptTask;
  readonly onBack: () => void;
}

/** What has come and what has not; one press posts it. [RCS10] */
export function ReceiptFinish({ row, task, onBack }: FinishProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const refusal = useVerdict('goodsReceipt', row.id, 'post', receiptWatches);
  const { post, problem, dialog } = usePosting(row.id);
  const count = task.stops.filter((stop) => !isStopDone(stop)).length;
  const isCounted = row.countedAt !== null;
  const missing = t`${plural(count, {
    one: '# line lacks something. The order goes on expecting it.',
    other: '# lines lack something. The order goes on expecting it.',
  })}`;
  const say = !isCounted ? t`Nothing is counted yet.` : count === 0 ? t`Everything has come.` : missing;
  const isFine = isCounted && count === 0;
  const why = isCounted && refusal ? sentence(refusal) : problem;
  return (
    <ScanGate icon={isFine ? 'checks' : 'alert'} tone={isFine ? 'success' : 'warning'} say={say}>
      {why !== undefined && <ScanProblem id="post-problem" text={why} />}
      {isCounted && refusal === null && (
        <BigButton isPrimary testId="command-post" onPress={() => post({})}>
          <Trans>Post receipt</Trans>
        </BigButton>
      )}
      {isCounted && refusal?.code === 'inspectionMissing' && <SubmitPress document={row.id} />}
      {refusal?.code === 'notPermitted' && (
        <p className="ui-soft">
          <Trans>The count is saved: somebody who may post it goes on from here.</Trans>
        </p>
      )}
      <BigButton testId="go-on" onPress={onBack}>
        <Trans>Go on receiving</Trans>
      </BigButton>
      <ReceiptScanLines task={{ ...task, goTo: (stop) => (task.goTo(stop), onBack()) }} />
      {dialog}
    </ScanGate>
  );
}

/** What is to be inspected is sent there instead of being posted. [RCS12] */
function SubmitPress({ document }: { readonly document: string }) {
  const propose = usePropose();
  return (
    <BigButton
      isPrimary
      testId="command-submit"
      onPress={() => void propose({ kind: 'goodsReceipt', document, type: 'submit', data: {} })}
    >
      <Trans>Send to inspection</Trans>
    </BigButton>
  );
}

/** Posts a receipt; where more came than the order allows it asks why. */
function usePosting(document: string) {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const post = (data: { readonly overReason?: string }): void => {
    const refusal = propose({ kind: 'goodsReceipt', document, type: 'post', data }, { quiet: true });
    if (refusal?.fields?.['overReason']) setAsking(true);
    else setProblem(refusal ? sentence(refusal) : undefined);
  };
  const close = (): void => setAsking(false);
  const dialog = isAsking && (
    <OverDialog
      onClose={close}
      onReason={(overReason) => {
        close();
        post({ overReason });
      }}
    />
  );
  return { post, problem, dialog };
}
