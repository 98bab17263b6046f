import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { commercialOf } from '#model/purchase-order/purchase-order.kind.ts';
import { RelatedDocuments } from '../document/related-documents.tsx';
import { useDocumentNode } from '../document/use-document-node.ts';
import { goodsReceiptWords } from '../goods-receipt/goods-receipt.look.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

interface RelatedProps {
  /** Undefined for goods received without an order. */
  readonly order: PurchaseOrderRow | undefined;
  /** Newest first. */
  readonly receipts: readonly GoodsReceiptRow[];
  /** Id of the document whose page this is. */
  readonly current: string;
}

/** An order, its receipts and the stock they moved; or one receipt without an order. */
export function PurchaseOrderRelated({ order, receipts, current }: RelatedProps) {
  const node = useDocumentNode(current);
  const inTurn = receipts.toReversed();
  return (
    <RelatedDocuments
      nodes={[
        ...(order ? [node(purchaseOrderWords, standingOf(order), 'shoppingCart')] : []),
        ...inTurn.map((receipt) => node(goodsReceiptWords, receipt, 'packageImport')),
      ]}
      edges={order ? inTurn.map((receipt) => ({ from: order.id, to: receipt.id })) : []}
      moving={inTurn}
    />
  );
}

const standingOf = (row: PurchaseOrderRow) => ({ ...row, state: `commercial.${commercialOf(row)}` });
