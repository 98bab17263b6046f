import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { receiptWatches } from './goods-receipt-frame.tsx';

/** In the menu while it can be posted: on which day its goods came. Who may not backdate learns who may. [GR50] */
export function usePostOnItem(row: GoodsReceiptRow, onPress: () => void): readonly MenuItem[] {
  const { t } = useLingui();
  const refusal = useVerdict('goodsReceipt', row.id, 'post', receiptWatches);
  if (refusal) return [];
  return [{ id: 'post-on', label: t`Post as of an earlier day…`, icon: 'calendar', onSelect: onPress }];
}
