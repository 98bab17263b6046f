import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const salesOrderView = kindView({
  kind: 'salesOrder',
  one: { en: 'Sales order', sv: 'Kundorder' },
  many: { en: 'Sales orders', sv: 'Kundordrar' },
  icon: 'shoppingCart',
  list: { path: '/apps/sales/orders', parts: { fulfilment: 'fulfilment', billing: 'billing' } },
  offered: 90,
  found: 10,
  told: 10,
  pages: [
    {
      path: '/apps/sales/orders',
      foundBy: 'sales orders so selling',
      menu: { group: 'sales', place: 10 },
      load: async () => (await import('./sales-order-list.page.tsx')).SalesOrderListPage,
    },
    {
      path: '/apps/sales/quotes',
      title: msg`Quotes`,
      icon: 'send',
      foundBy: 'quotes offers quotations qt',
      load: async () => (await import('./quote-list.page.tsx')).QuoteListPage,
    },
    {
      path: '/apps/sales/orders/create',
      title: msg`New sales order`,
      action: 'create',
      foundBy: 'new sales order create add',
      load: async () => (await import('./sales-order-form.page.tsx')).SalesOrderFormPage,
    },
    {
      path: '/apps/sales/orders/edit/$id',
      title: msg`Edit sales order`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./sales-order-form.page.tsx')).SalesOrderFormPage,
    },
    {
      path: '/apps/sales/orders/$id',
      load: async () => (await import('./sales-order.page.tsx')).SalesOrderPage,
    },
    {
      path: '/apps/sales/picking',
      title: msg`Allocation`,
      icon: 'clipboard',
      foundBy: 'allocation release reserve',
      menu: { group: 'sales', place: 20 },
      load: async () => (await import('./allocation.page.tsx')).AllocationPage,
    },
  ],
  paper: {
    label: msg`Print the confirmation`,
    isMailed: true,
    path: '/apps/sales/orders/$id/print',
    title: msg`Order confirmation`,
    load: async () => (await import('./order-confirmation.page.tsx')).OrderConfirmationPage,
  },
  permits: {
    edit: msg`Edit, amend, discard drafts`,
    confirm: msg`Confirm orders`,
    approve: msg`Approve orders`,
    hold: msg`Put on hold and resume`,
    cancel: msg`Cancel orders and lines`,
    close: msg`Close short`,
    reopen: msg`Reopen`,
    override: msg`Confirm beyond all limits`,
    overrideVat: msg`Set how VAT is charged on an order`,
    pay: msg`Record payments`,
    import: msg`Import past sales`,
  },
});
