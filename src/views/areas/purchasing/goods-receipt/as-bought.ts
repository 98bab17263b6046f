import type {
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import { useRow } from '#views/kit/document/model-context.tsx';

type AsBought = Pick<ReceiptLine, 'product'> & { readonly orderedIn?: OrderedUnit };

/** A counted line in the unit that its goods were ordered in. */
export function asBought(
  { product, orderLine }: Pick<ReceiptLine, 'product' | 'orderLine'>,
  order: PurchaseOrderRow | undefined,
): AsBought {
  const unit = order?.lines.find(({ id }) => id === orderLine)?.orderedIn;
  return unit ? { product, orderedIn: unit } : { product };
}

/** The same, for the lines of a receipt whose order is on this device. */
export function useAsBought({ order: id }: GoodsReceiptRow): (line: ReceiptLine) => AsBought {
  const order = useRow('purchaseOrder', id);
  return (line) => asBought(line, order);
}
