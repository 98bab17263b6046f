import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface PaperOf {
  readonly label: MessageDescriptor;
  readonly path: (id: string) => string;
}

const papers: Readonly<Record<string, PaperOf>> = {
  salesOrder: { label: msg`Print the confirmation`, path: (id) => `/apps/sales/orders/${id}/print` },
  purchaseOrder: { label: msg`Print the order`, path: (id) => `/apps/purchasing/orders/${id}/print` },
  goodsReceipt: {
    label: msg`Print the receipt`,
    path: (id) => `/apps/purchasing/goods-receipts/${id}/print`,
  },
  pick: { label: msg`Print the pick list`, path: (id) => `/apps/warehouse/picking/${id}/print` },
  shipment: { label: msg`Print the delivery note`, path: (id) => `/apps/sales/shipments/${id}/print` },
  product: { label: msg`Print labels`, path: (id) => `/apps/products/${id}/labels` },
};

/** The paper that a kind of document is handed over as; undefined for one that never is. */
export const paperOf = (kind: string): PaperOf | undefined => papers[kind];
