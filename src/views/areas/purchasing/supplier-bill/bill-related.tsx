import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { commercialOf } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { receiptsIn } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { RelatedDocuments } from '#views/kit/document/related-documents.tsx';
import { useDocumentNode } from '#views/kit/document/use-document-node.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';

interface Related {
  readonly orders: readonly PurchaseOrderRow[];
  readonly receipts: readonly GoodsReceiptRow[];
}

const none: Related = { orders: [], receipts: [] };

const relatedTo =
  (row: SupplierBillRow) =>
  ({ replica }: CompanyModel): Related => {
    const ids = new Set(receiptsIn(row));
    const receipts = (replica.rows('goodsReceipt') as readonly GoodsReceiptRow[]).filter(({ id }) =>
      ids.has(id),
    ); // table goodsReceipt holds GoodsReceiptRow
    const named = new Set(receipts.flatMap(({ order }) => order ?? []));
    const orders = (replica.rows('purchaseOrder') as readonly PurchaseOrderRow[]).filter(({ id }) =>
      named.has(id),
    ); // and purchaseOrder PurchaseOrderRow
    return { orders, receipts };
  };

/** The receipts that a bill charges for, and their orders. */
export function BillRelated({ row }: { readonly row: SupplierBillRow }) {
  const { t } = useLingui();
  const node = useDocumentNode(row.id);
  const tables = ['goodsReceipt', 'purchaseOrder'] as const;
  const { orders, receipts } = useQuery(tables, `${row.id} ${row.version}`, relatedTo(row), none);
  if (receipts.length === 0)
    return (
      <EmptyState icon="flow" title={t`It is of no receipt`}>
        {t`Receipts that its lines charge for appear here.`}
      </EmptyState>
    );
  return (
    <RelatedDocuments
      nodes={[
        ...orders.map((one) =>
          node('purchaseOrder', { ...one, state: `commercial.${commercialOf(one)}` }, 'shoppingCart'),
        ),
        ...receipts.map((one) => node('goodsReceipt', one, 'packageImport')),
        node('supplierBill', row, 'receipt'),
      ]}
      edges={[
        ...receipts.flatMap(({ id, order }) => (order === null ? [] : [{ from: order, to: id }])),
        ...receipts.map(({ id }) => ({ from: id, to: row.id })),
      ]}
      moving={[...receipts, row]}
    />
  );
}
