import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import {
  putAwayStanding,
  type PutAwayStanding,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { newMovementPath } from './movement-paths.ts';

/** How far the goods of a receipt are put away; null: none of them went to receiving. */
export const usePutAwayStanding = (row: GoodsReceiptRow): PutAwayStanding =>
  useQuery<PutAwayStanding>(
    ['goodsReceipt', 'location', 'product'],
    `${row.id} ${row.version}`,
    ({ replica: { view } }) => putAwayStanding(view, row),
    null,
  );

/** Whether putting its goods away is what comes next for a receipt, as far as the person may see it. */
export function useIsToPutAway(row: GoodsReceiptRow): boolean {
  const standing = usePutAwayStanding(row);
  return useModel().may('movement.view') && (standing === 'none' || standing === 'partly');
}

/** Begins to put away what a receipt left in receiving, with a place for each line. */
export function PutAwayButton({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const refused = useRefused('movement');
  const refusal = useCreationRefusal('movement');
  const { warehouse, id: receipt } = row;
  return (
    <Button
      variant="primary"
      icon="arrowsExchange"
      data-testid="put-away"
      to={paths.to(newMovementPath({ purpose: 'putAway', warehouse, receipt }))}
      {...refused(refusal)}
    >
      {t`Put away`}
    </Button>
  );
}
