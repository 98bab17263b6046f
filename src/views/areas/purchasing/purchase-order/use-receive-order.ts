import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isUnfinished } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useReceivingPath } from './receipt-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { receiptOfOrder } from './start-receipt.ts';

interface ReceiveOrder {
  /** Why no receipt may be started, or null. */
  readonly refusal: Refusal | null;
  /** The receipt of an order that is already being counted. */
  readonly open: (order: string) => GoodsReceiptRow | undefined;
  /** Continues that receipt, or starts one with what is still open, and shows it. */
  readonly receive: (order: PurchaseOrderRow) => void;
}

/** Receives the goods of an order. */
export function useReceiveOrder(): ReceiveOrder {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const pathOf = useReceivingPath();
  const receipts = useRows('goodsReceipt');
  const refusal = useCreationRefusal('goodsReceipt');
  const open = (order: string) =>
    receipts.find((receipt) => receipt.order === order && isUnfinished(receipt));
  return {
    refusal,
    open,
    receive: (order) => {
      const id = open(order.id)?.id ?? model.newId();
      const data = receiptOfOrder(order, () => model.newId());
      if (open(order.id) || !propose({ kind: 'goodsReceipt', document: id, type: 'create', data }))
        paths.go(pathOf(id));
    },
  };
}
