import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const customerView = kindView({
  kind: 'customer',
  one: { en: 'Customer', sv: 'Kund' },
  many: { en: 'Customers', sv: 'Kunder' },
  icon: 'users',
  list: { path: '/apps/sales/customers' },
  offered: 40,
  found: 40,
  told: 70,
  pages: [
    {
      path: '/apps/sales/customers',
      foundBy: 'customers clients',
      menu: { group: 'sales', place: 40 },
      load: async () => (await import('./customer-list.page.tsx')).CustomerListPage,
    },
    {
      path: '/apps/sales/customers/create',
      title: msg`New customer`,
      action: 'create',
      foundBy: 'new customer create add client',
      load: async () => (await import('./customer-form.page.tsx')).CustomerFormPage,
    },
    {
      path: '/apps/sales/customers/edit/$id',
      title: msg`Edit customer`,
      action: 'edit',
      holdsCommand: true,
      load: async () => (await import('./customer-form.page.tsx')).CustomerFormPage,
    },
    {
      path: '/apps/sales/customers/$id',
      load: async () => (await import('./customer.page.tsx')).CustomerPage,
    },
    {
      path: '/apps/sales/customers/$id/statement',
      title: msg`Statement of account`,
      seenWith: 'invoice',
      load: async () => (await import('./customer-statement.page.tsx')).CustomerStatementPage,
    },
  ],
  paper: null,
  permits: { overrideVat: msg`Set how VAT is charged` },
});
