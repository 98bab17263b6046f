import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const paymentView = kindView({
  kind: 'payment',
  one: { en: 'Payment', sv: 'Betalning' },
  many: { en: 'Payments', sv: 'Betalningar' },
  icon: 'cash',
  list: { path: '/apps/sales/payments' },
  offered: 108,
  found: 68,
  told: 58,
  pages: [
    {
      path: '/apps/sales/payments',
      foundBy: 'payments money received paid unallocated receivables',
      menu: { group: 'sales', place: 33 },
      load: async () => (await import('./payment-list.page.tsx')).PaymentListPage,
    },
    {
      path: '/apps/sales/payments/create',
      title: msg`Record payment`,
      action: 'record',
      foundBy: 'record payment money received pay invoice ocr refund',
      load: async () => (await import('./payment-create.page.tsx')).PaymentCreatePage,
    },
    {
      path: '/apps/sales/payments/bank-files',
      title: msg`Bank files`,
      action: 'import',
      icon: 'upload',
      foundBy: 'bank files camt bankgiro statement import payments match ocr',
      load: async () => (await import('./bank-files.page.tsx')).BankFilesPage,
    },
    {
      path: '/apps/sales/payments/$id',
      load: async () => (await import('./payment.page.tsx')).PaymentPage,
    },
  ],
  paper: null,
  permits: {
    record: msg`Record payments`,
    allocate: msg`Set payments against invoices`,
    refund: msg`Pay money back`,
    reverse: msg`Reverse payments`,
    import: msg`Read files of the bank`,
  },
});
