import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isPosted } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { goodsReceiptWords } from '../goods-receipt.look.ts';
import { usePutAwayStanding } from '#views/areas/stock/movement/put-away-button.tsx';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { Button } from '#views/ui/button.tsx';
import { PutAwayPress } from './put-away-press.tsx';
import { receiptPath } from '#views/areas/purchasing/purchase-order/receipt-paths.ts';
import { ReceiptWalk } from './receipt-scan-lines.tsx';
import type { ReceiptStop } from './receipt-stops.ts';

interface GateProps {
  readonly row: GoodsReceiptRow;
  readonly stops: readonly ReceiptStop[];
  readonly refusal: Refusal;
}

/** Nothing is counted here: it is posted, and its goods are put away, or it was ended, or one may not. [SCN10] */
export function ReceiptGate({ row, stops, refusal }: GateProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const standing = usePutAwayStanding(row);
  const isIn = isPosted(row);
  const isLeft = standing === 'none' || standing === 'partly';
  const done = isLeft
    ? t`It is posted. What lies in receiving can be put away.`
    : t`It is posted, and everything is in its place.`;
  const why = refusal.code === 'notInState' ? t`There is nothing to receive here.` : sentence(refusal);
  return (
    <ScanGate
      icon={isIn ? 'circleCheck' : 'packageImport'}
      tone={isIn ? 'success' : 'neutral'}
      badges={<StateBadges words={goodsReceiptWords} state={row.state} />}
      say={isIn ? done : why}
    >
      {isLeft && <PutAwayPress row={row} />}
      <Button icon="packageImport" to={paths.to(receiptPath(row.id))}>
        <Trans>Open the receipt</Trans>
      </Button>
      <Button icon="list" to={paths.to('/apps/inventory/receiving')}>
        <Trans>More to receive</Trans>
      </Button>
      <ReceiptWalk stops={stops} />
    </ScanGate>
  );
}
