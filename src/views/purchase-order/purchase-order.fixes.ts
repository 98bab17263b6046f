import { useLingui } from '@lingui/react/macro';
import type { UseFixes } from '../document/fix-offer.ts';
import { isForWantOfGoods } from '../document/want-of-goods.ts';
import { usePurchaseMore } from './use-purchase-more.ts';

/** For missing goods: order more. */
export const usePurchaseOrderFixes: UseFixes = () => {
  const { t } = useLingui();
  const purchaseMore = usePurchaseMore();
  return ({ refusal, product }) => {
    if (!product || !isForWantOfGoods(refusal)) return [];
    const buy = purchaseMore(product);
    if (!buy) return [];
    return [{ id: 'buy', label: t`Order more of ${product.sku}`, icon: 'shoppingBag', onSelect: buy }];
  };
};
