import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { mayCarryCosts } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { landOn } from '../landed-cost/landed-cost-paths.ts';

/** Leads from a receipt, posted or to be, to what it cost on its way here. [LC3] */
export function useLandCostItem(row: GoodsReceiptRow): readonly MenuItem[] {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  if (!mayCarryCosts(row) || !model.may('landedCost.create') || !model.may('product.viewCost')) return [];
  const begin = (): void => paths.go(landOn(row.id));
  return [{ id: 'land-cost', label: t`Add landed cost`, icon: 'packageImport', onSelect: begin }];
}
