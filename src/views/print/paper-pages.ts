import { msg } from '@lingui/core/macro';
import { can, company, type SitePage } from '../site-page.ts';

/** Documents as they are handed over. */
export const paperPages: readonly SitePage[] = [
  {
    path: '/apps/sales/orders/$id/print',
    title: msg`Order confirmation`,
    ...company,
    ...can('salesOrder'),
    document: 'salesOrder',
    load: async () => (await import('./order-confirmation.page.tsx')).OrderConfirmationPage,
  },
  {
    path: '/apps/purchasing/orders/$id/print',
    title: msg`Purchase order`,
    ...company,
    ...can('purchaseOrder'),
    document: 'purchaseOrder',
    load: async () => (await import('./purchase-order-paper.page.tsx')).PurchaseOrderPaperPage,
  },
  {
    path: '/apps/purchasing/goods-receipts/$id/print',
    title: msg`Goods receipt`,
    ...company,
    ...can('goodsReceipt'),
    document: 'goodsReceipt',
    load: async () => (await import('./goods-receipt-paper.page.tsx')).GoodsReceiptPaperPage,
  },
  {
    path: '/apps/warehouse/picking/$id/print',
    title: msg`Pick list`,
    ...company,
    ...can('pick'),
    document: 'pick',
    load: async () => (await import('./pick-list-paper.page.tsx')).PickListPaperPage,
  },
  {
    path: '/apps/sales/shipments/$id/print',
    title: msg`Delivery note`,
    ...company,
    ...can('shipment'),
    document: 'shipment',
    load: async () => (await import('./packing-slip.page.tsx')).PackingSlipPage,
  },
  {
    path: '/apps/products/$id/labels',
    title: msg`Labels`,
    ...company,
    ...can('product'),
    document: 'product',
    load: async () => (await import('./product-labels.page.tsx')).ProductLabelsPage,
  },
];
