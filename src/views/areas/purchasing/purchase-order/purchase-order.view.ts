import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const purchaseOrderView = kindView({
  kind: 'purchaseOrder',
  one: { en: 'Purchase order', sv: 'Inköpsorder' },
  many: { en: 'Purchase orders', sv: 'Inköpsordrar' },
  icon: 'receipt',
  list: { path: '/apps/purchasing/orders', parts: { receipt: 'receipt' } },
  offered: 70,
  found: 20,
  told: 20,
  pages: [
    {
      path: '/apps/purchasing/orders',
      foundBy: 'purchase orders po buying',
      menu: { group: 'purchasing', place: 10 },
      load: async () => (await import('./purchase-order-list.page.tsx')).PurchaseOrderListPage,
    },
    {
      path: '/apps/purchasing/orders/create',
      title: msg`New purchase order`,
      action: 'create',
      foundBy: 'new purchase order create add buy',
      load: async () => (await import('./purchase-order-form.page.tsx')).PurchaseOrderFormPage,
    },
    {
      path: '/apps/purchasing/orders/edit/$id',
      title: msg`Edit purchase order`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./purchase-order-form.page.tsx')).PurchaseOrderFormPage,
    },
    {
      path: '/apps/purchasing/orders/$id',
      load: async () => (await import('./purchase-order.page.tsx')).PurchaseOrderPage,
    },
  ],
  paper: {
    label: msg`Print the order`,
    isMailed: true,
    path: '/apps/purchasing/orders/$id/print',
    load: async () => (await import('./purchase-order-paper.page.tsx')).PurchaseOrderPaperPage,
  },
  permits: {
    edit: msg`Edit drafts, register confirmations`,
    place: msg`Place orders and amend placed ones`,
    approve: msg`Approve orders of others`,
    cancel: msg`Cancel orders`,
    close: msg`Close short`,
    reopen: msg`Reopen`,
  },
});
