import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { resolvePurchase } from '#model/areas/products/purchase-price/resolve-purchase.ts';
import {
  offeredTerms,
  purchaseTerms,
  type PurchaseTerms,
} from '#model/areas/products/purchase-price/purchase-terms.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** How a product is ordered from a supplier today. */
interface AskedTerms extends PurchaseTerms {
  /** What the least that is sold costs, with what it is for; empty where that is unknown or hidden. */
  readonly price: string;
}

/** What suppliers ask for products today, by their lists. [PRI22] */
export function useAskedTerms(): (product: ProductRow, supplier: string) => AskedTerms {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useUnitName();
  const on = useToday();
  const { view } = useModel().replica;
  return (product, supplier) => {
    const buying = { product, supplier, on };
    const terms = ifKnown(() => purchaseTerms(view, buying), offeredTerms(buying));
    const price = ifKnown(() => {
      const currency = view.get('supplier', supplier)?.currency;
      if (!currency) return '';
      const rate = rateToBegin(view, currency, on) ?? RATE_ONE;
      const { minimum: quantity, unit: orderedIn } = terms;
      const found = resolvePurchase(view, { ...buying, quantity, orderedIn, currency, rate });
      if (!found) return '';
      const amount = format.unitPrice(found.price, currency);
      const per = nameOf(orderedIn?.unit ?? '');
      return orderedIn ? t`${amount} per ${per}` : amount;
    }, '');
    return { ...terms, price };
  };
}
