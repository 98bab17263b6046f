import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isToMove } from '#model/areas/stock/movement/movement.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { scanPath } from '#views/areas/stock/movement/scan/scan-movement-button.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { usePutAway } from './use-put-away.ts';

/** One press begins to put away what a receipt left in receiving, or goes on with it; scan mode of moving does the rest. [RCS10] */
export function PutAwayPress({ row }: { readonly row: GoodsReceiptRow }) {
  const model = useModel();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const putAway = usePutAway(row);
  const [problem, setProblem] = useState<string>();
  const begun = useRows('movement').find((one) => one.receipt === row.id && isToMove(one, model.user));
  const begin = (): void => {
    if (begun) return paths.go(scanPath(begun.id));
    const given = putAway();
    return 'refusal' in given ? setProblem(sentence(given.refusal)) : paths.go(scanPath(given.movement));
  };
  if (!model.may('movement.work')) return null;
  return (
    <>
      <BigButton isPrimary testId="put-away" onPress={begin}>
        {begun ? <Trans>Go on putting away</Trans> : <Trans>Put away</Trans>}
      </BigButton>
      {problem !== undefined && <ScanProblem id="put-away-problem" text={problem} />}
    </>
  );
}
