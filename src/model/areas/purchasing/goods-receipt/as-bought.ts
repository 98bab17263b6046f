import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import type { ReceiptLine } from './goods-receipt.facts.ts';

export type AsBought = Pick<ReceiptLine, 'product'> & { readonly orderedIn?: OrderedUnit };

/** A counted line in the unit that its goods were ordered in. */
export function asBought(
  { product, orderLine }: Pick<ReceiptLine, 'product' | 'orderLine'>,
  order: PurchaseOrderRow | undefined,
): AsBought {
  const unit = order?.lines.find(({ id }) => id === orderLine)?.orderedIn;
  return unit ? { product, orderedIn: unit } : { product };
}
