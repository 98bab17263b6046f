import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useHeld } from '../document/document-name.ts';
import type { UseFixes } from '../document/fix-offer.ts';
import { isForWantOfGoods } from '../document/want-of-goods.ts';
import { usePurchaseMore } from './use-purchase-more.ts';

/** The missing quantity (thousandths); 0 if the refusal does not state it. */
function lackingOf({ params = {} }: Refusal): number {
  const { free, wanted } = params;
  return typeof free === 'number' && typeof wanted === 'number' ? Math.max(0, wanted - free) : 0;
}

/** For missing goods: order the missing quantity to the warehouse that needs it. */
export const usePurchaseOrderFixes: UseFixes = () => {
  const { t } = useLingui();
  const purchaseMore = usePurchaseMore();
  const held = useHeld();
  return ({ refusal, product, document }) => {
    if (!product || !isForWantOfGoods(refusal)) return [];
    const buy = purchaseMore(product, {
      warehouse: held('salesOrder', document)?.warehouse,
      quantity: lackingOf(refusal),
    });
    if (!buy) return [];
    return [{ id: 'buy', label: t`Order more of ${product.sku}`, icon: 'shoppingBag', onSelect: buy }];
  };
};
