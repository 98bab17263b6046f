import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useHeld } from '../document/document-name.ts';
import type { UseFixes } from '../document/fix-offer.ts';
import { isForWantOfGoods } from '../document/want-of-goods.ts';
import { usePurchaseMore } from './use-purchase-more.ts';

/** Thousandths that are wanted beyond what is free; 0 where the refusal does not say. */
function lackingOf({ params = {} }: Refusal): number {
  const { free, wanted } = params;
  return typeof free === 'number' && typeof wanted === 'number' ? Math.max(0, wanted - free) : 0;
}

/** Where goods are lacking: an order for what is lacking, to where it is. */
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
