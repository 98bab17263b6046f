import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { SetAsideDialog } from '#views/kit/scan-mode/set-aside-dialog.tsx';
import { usePark } from '../../unknown-item/use-park.ts';
import type { ReceiptTask } from './use-receipt-task.ts';

/** Sets aside what has no code to scan, for who may. */
export function SetAsideButton({ onPress }: { readonly onPress: () => void }) {
  if (!useModel().may('unknownItem.park')) return null;
  return (
    <BigButton testId="set-aside" onPress={onPress}>
      <Trans>Set aside something unknown</Trans>
    </BigButton>
  );
}

interface SetAsideProps {
  readonly row: GoodsReceiptRow;
  readonly task: ReceiptTask;
  /** What was scanned; empty where it has no code. */
  readonly code: string;
  /** Where the photos go. */
  readonly transfers: Transfers;
}

/** Something that nobody knows is set aside, and receiving goes on. [RCS13] */
export function ReceiptSetAside({ row, task, code, transfers }: SetAsideProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const park = usePark(row.id, transfers);
  return (
    <SetAsideDialog
      code={code}
      isPhotoEnough={false}
      then={<Trans>The receipt is posted without it. Somebody finds out what it is.</Trans>}
      onSetAside={(item) => {
        const refusal = park(item);
        if (refusal) task.say('wrong', sentence(refusal));
        else task.say('right', t`Set aside: ${item.code || item.note}`);
      }}
      onClose={() => task.ask(null)}
    />
  );
}
