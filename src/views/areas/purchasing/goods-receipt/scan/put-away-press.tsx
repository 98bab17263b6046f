import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { PutAwayButton } from '#views/areas/stock/movement/put-away-button.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { Button } from '#views/ui/button.tsx';
import { usePhone } from '#views/ui/use-media-query.ts';
import { usePutAwayPress } from './use-put-away-press.ts';

interface PutAwayProps {
  readonly row: GoodsReceiptRow;
}

/** One press begins to put away what a receipt left in receiving, or goes on with it; scan mode of moving does the rest. [RCS10] */
export function PutAwayPress({ row }: PutAwayProps) {
  const [problem, setProblem] = useState<string>();
  const { press, isBegun } = usePutAwayPress(row);
  if (!useModel().may('movement.work')) return null;
  return (
    <>
      <BigButton isPrimary testId="put-away" onPress={() => setProblem(press())}>
        {isBegun ? <Trans>Go on putting away</Trans> : <Trans>Put away</Trans>}
      </BigButton>
      {problem !== undefined && <ScanProblem id="put-away-problem" text={problem} />}
    </>
  );
}

/** From the page of a receipt: on a phone the same press, at a desk the form with its lines. [RCS11] */
export function PutAwayOfReceipt({ row }: PutAwayProps) {
  const isPhone = usePhone();
  const mayWork = useModel().may('movement.work');
  return isPhone && mayWork ? <PutAwayAtOnce row={row} /> : <PutAwayButton row={row} />;
}

function PutAwayAtOnce({ row }: PutAwayProps) {
  const announcer = useAnnouncer();
  const { press, isBegun } = usePutAwayPress(row);
  const begin = (): void => {
    const problem = press();
    if (problem !== undefined) announcer.error(problem);
  };
  return (
    <Button variant="primary" icon="arrowsExchange" data-testid="put-away" onClick={begin}>
      {isBegun ? <Trans>Go on putting away</Trans> : <Trans>Put away</Trans>}
    </Button>
  );
}
