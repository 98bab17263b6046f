import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { hasUnbilled } from '#model/areas/purchasing/supplier-bill/received-line.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { MenuAction } from '#views/ui/menu-item.ts';

/** Begins a supplier bill for what is not billed of receipts, for who may enter bills; nothing where all is. */
export function useBillItem(
  receipts: readonly GoodsReceiptRow[],
  from: 'receipt' | 'order',
  id: string,
): readonly MenuAction[] {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  if (!model.may('supplierBill.create') || !receipts.some(hasUnbilled)) return [];
  return [
    {
      id: 'bill',
      label: t`Enter supplier bill`,
      icon: 'receipt',
      to: paths.to(`/apps/purchasing/bills/create?${from}=${id}`),
    },
  ];
}
