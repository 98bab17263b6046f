import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';

/** The title of a receipt: its number, assigned on posting, or "New receipt". */
export function useGoodsReceiptTitle(): (row: Pick<GoodsReceiptRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`New receipt`;
}
