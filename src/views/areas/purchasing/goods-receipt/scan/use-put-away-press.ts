import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isToMove } from '#model/areas/stock/movement/movement.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { scanPath } from '#views/areas/stock/movement/scan/scan-movement-button.tsx';
import { usePutAway } from './use-put-away.ts';

interface PutAwayBeginning {
  /** Something was begun already, and is gone on with. */
  readonly isBegun: boolean;
  /** Leads to scan mode of moving; returns why it cannot be begun. */
  readonly press: () => string | undefined;
}

/** The press that begins to put away what a receipt left in receiving, or goes on with it, without a form. [RCS10] */
export function usePutAwayPress(row: GoodsReceiptRow): PutAwayBeginning {
  const model = useModel();
  const paths = usePaths();
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const putAway = usePutAway(row);
  const begun = useRows('movement').find((one) => one.receipt === row.id && isToMove(one, model.user));
  return {
    isBegun: begun !== undefined,
    press: () => {
      const begins = begun ? { movement: begun.id } : putAway();
      if (!begins) return t`No place has room for it. Move it by scanning: where it lies, and where it goes.`;
      if ('refusal' in begins) return sentence(begins.refusal);
      paths.go(scanPath(begins.movement));
      return undefined;
    },
  };
}
