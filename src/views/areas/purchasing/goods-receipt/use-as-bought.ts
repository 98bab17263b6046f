import { asBought, type AsBought } from '#model/areas/purchasing/goods-receipt/as-bought.ts';
import type {
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';

/** A counted line in the unit that its goods were ordered in, for a receipt whose order is on this device. */
export function useAsBought({ order: id }: GoodsReceiptRow): (line: ReceiptLine) => AsBought {
  const order = useRow('purchaseOrder', id);
  return (line) => asBought(line, order);
}
