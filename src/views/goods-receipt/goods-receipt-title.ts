import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';

/** What a receipt is called: its number, drawn when it is posted, or that it has none yet. */
export function useGoodsReceiptTitle(): (row: Pick<GoodsReceiptRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New receipt`;
}
