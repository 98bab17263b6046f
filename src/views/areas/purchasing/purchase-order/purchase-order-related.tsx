import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { commercialOf } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { RelatedDocuments } from '#views/kit/document/related-documents.tsx';
import { useDocumentNode } from '#views/kit/document/use-document-node.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';

interface RelatedProps {
  /** Undefined for goods received without an order. */
  readonly order: PurchaseOrderRow | undefined;
  /** Newest first. */
  readonly receipts: readonly GoodsReceiptRow[];
  /** Id of the document whose page this is. */
  readonly current: string;
}

/** The returns of receipts that the device holds. */
function useReturnsOf(receipts: readonly GoodsReceiptRow[]): readonly SupplierReturnRow[] {
  const ids = receipts.map(({ id }) => id);
  return useQuery<readonly SupplierReturnRow[]>(
    ['supplierReturn'],
    ids.join(),
    ({ replica }) =>
      (replica.rows('supplierReturn') as readonly SupplierReturnRow[]) // table supplierReturn holds SupplierReturnRow
        .filter(({ receipt }) => ids.includes(receipt)),
    [],
  );
}

/** An order, its receipts, what went back of them and the stock they moved; or one receipt without an order. */
export function PurchaseOrderRelated({ order, receipts, current }: RelatedProps) {
  const node = useDocumentNode(current);
  const inTurn = receipts.toReversed();
  const returns = useReturnsOf(receipts);
  const request = useFetchedRow('quoteRequest', order?.quoteRequest ?? null);
  return (
    <RelatedDocuments
      nodes={[
        ...(request ? [node('quoteRequest', request, 'message')] : []),
        ...(order ? [node('purchaseOrder', standingOf(order), 'shoppingCart')] : []),
        ...inTurn.map((receipt) => node('goodsReceipt', receipt, 'packageImport')),
        ...returns.map((one) => node('supplierReturn', one, 'truckReturn')),
      ]}
      edges={[
        ...(order && request ? [{ from: request.id, to: order.id }] : []),
        ...(order ? inTurn.map((receipt) => ({ from: order.id, to: receipt.id })) : []),
        ...returns.map(({ id, receipt }) => ({ from: receipt, to: id })),
      ]}
      moving={[...inTurn, ...returns]}
    />
  );
}

const standingOf = (row: PurchaseOrderRow) => ({ ...row, state: `commercial.${commercialOf(row)}` });
