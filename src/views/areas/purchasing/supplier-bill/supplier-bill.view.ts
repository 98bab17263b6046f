import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const supplierBillView = kindView({
  kind: 'supplierBill',
  one: { en: 'Supplier bill', sv: 'Leverantörsfaktura' },
  many: { en: 'Supplier bills', sv: 'Leverantörsfakturor' },
  icon: 'file',
  list: { path: '/apps/purchasing/bills', parts: { payment: 'payment' } },
  offered: 76,
  found: 26,
  told: 26,
  pages: [
    {
      path: '/apps/purchasing/bills',
      foundBy: 'supplier bills invoices payables accounts payable due leverantörsfakturor sb',
      menu: { group: 'purchasing', place: 18 },
      load: async () => (await import('./supplier-bill-list.page.tsx')).SupplierBillListPage,
    },
    {
      path: '/apps/purchasing/bills/create',
      title: msg`New supplier bill`,
      action: 'create',
      foundBy: 'new supplier bill create add invoice receive peppol e-invoice',
      load: async () => (await import('./supplier-bill-form.page.tsx')).SupplierBillFormPage,
    },
    {
      path: '/apps/purchasing/bills/edit/$id',
      title: msg`Edit supplier bill`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./supplier-bill-form.page.tsx')).SupplierBillFormPage,
    },
    {
      path: '/apps/purchasing/bills/payments',
      title: msg`Payments to suppliers`,
      icon: 'cash',
      foundBy: 'pay suppliers payment file pain.001 bank transfer bills due',
      load: async () => (await import('./bill-payments.page.tsx')).BillPaymentsPage,
    },
    {
      path: '/apps/purchasing/bills/settings',
      title: msg`Supplier bill settings`,
      icon: 'settings',
      seenWith: 'company',
      foundBy: 'supplier bills settings tolerance price difference approval own books',
      load: async () => (await import('./bill-settings.page.tsx')).BillSettingsPage,
    },
    {
      path: '/apps/purchasing/bills/$id',
      load: async () => (await import('./supplier-bill.page.tsx')).SupplierBillPage,
    },
  ],
  paper: null,
  permits: {
    edit: msg`Edit, match and explain bills`,
    approve: msg`Approve bills of others`,
    post: msg`Post bills`,
    reverse: msg`Reverse posted bills`,
    pay: msg`Make payment files, mark bills as paid`,
  },
});
