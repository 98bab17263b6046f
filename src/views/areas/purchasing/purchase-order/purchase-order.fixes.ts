import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import type { UseFixes } from '#views/kit/document/fix-offer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { isForWantOfGoods } from '#views/kit/document/want-of-goods.ts';
import { reorderPath } from '#views/navigation/reorder-path.ts';

/** The missing quantity (thousandths); 0 if the refusal does not state it. */
function lackingOf({ params = {} }: Refusal): number {
  const { free, wanted } = params;
  return typeof free === 'number' && typeof wanted === 'number' ? Math.max(0, wanted - free) : 0;
}

/** For missing goods: order the missing quantity to the warehouse that needs it. */
export const usePurchaseOrderFixes: UseFixes = () => {
  const { t } = useLingui();
  const paths = usePaths();
  const held = useHeld();
  const model = useModel();
  return ({ refusal, product, document }) => {
    if (!product || !isForWantOfGoods(refusal) || !model.may('purchaseOrder.create')) return [];
    const warehouse = held('salesOrder', document)?.warehouse;
    const to = paths.to(reorderPath({ product: product.id, warehouse, quantity: lackingOf(refusal) }));
    return [{ id: 'buy', label: t`Order more of ${product.sku}`, icon: 'shoppingBag', to }];
  };
};
