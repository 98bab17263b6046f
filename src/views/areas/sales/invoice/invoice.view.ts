import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const invoiceView = kindView({
  kind: 'invoice',
  one: { en: 'Invoice', sv: 'Faktura' },
  many: { en: 'Invoices', sv: 'Fakturor' },
  icon: 'receipt',
  list: {
    path: '/apps/sales/invoices',
    parts: { payment: 'payment', credit: 'credit', dunning: 'dunning', delivery: 'delivery' },
  },
  offered: 106,
  found: 12,
  told: 12,
  pages: [
    {
      path: '/apps/sales/invoices',
      foundBy: 'invoices credit notes inv overdue receivables billing faktura',
      menu: { group: 'sales', place: 32 },
      load: async () => (await import('./invoice-list.page.tsx')).InvoiceListPage,
    },
    {
      path: '/apps/sales/invoices/create',
      title: msg`New invoice`,
      action: 'create',
      foundBy: 'new invoice create add',
      load: async () => (await import('./new-invoice.page.tsx')).NewInvoicePage,
    },
    {
      path: '/apps/sales/invoices/settings',
      title: msg`Invoicing`,
      icon: 'settings',
      seenWith: 'company',
      foundBy: 'invoicing settings who invoices rounding f-tax',
      load: async () => (await import('./invoicing-settings.page.tsx')).InvoicingSettingsPage,
    },
    {
      path: '/apps/sales/invoices/sie',
      title: msg`SIE file`,
      action: 'export',
      icon: 'download',
      foundBy: 'sie file vouchers books accounting bookkeeping export fortnox visma',
      load: async () => (await import('./sie-file.page.tsx')).SieFilePage,
    },
    {
      path: '/apps/sales/invoices/$id',
      load: async () => (await import('./invoice.page.tsx')).InvoicePage,
    },
    {
      path: '/apps/sales/invoices/$id/reminder',
      title: msg`Payment reminder`,
      load: async () => (await import('./payment-reminder.page.tsx')).PaymentReminderPage,
    },
  ],
  paper: {
    label: msg`Print the invoice`,
    isMailed: true,
    path: '/apps/sales/invoices/$id/print',
    title: msg`Invoice`,
    load: async () => (await import('./invoice-paper.page.tsx')).InvoicePaperPage,
  },
  permits: {
    edit: msg`Edit and discard drafts`,
    issue: msg`Issue invoices`,
    correct: msg`Credit and correct invoices`,
    writeOff: msg`Write off what is not paid`,
    remind: msg`Remind, and note disputes`,
    send: msg`Send, and note answers`,
    export: msg`Export invoices`,
  },
});
