import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const supplierView = kindView({
  kind: 'supplier',
  one: { en: 'Supplier', sv: 'Leverantör' },
  many: { en: 'Suppliers', sv: 'Leverantörer' },
  icon: 'building',
  list: { path: '/apps/purchasing/suppliers' },
  offered: 30,
  found: 50,
  told: 80,
  pages: [
    {
      path: '/apps/purchasing/suppliers',
      foundBy: 'suppliers vendors',
      menu: { group: 'purchasing', place: 20 },
      load: async () => (await import('./supplier-list.page.tsx')).SupplierListPage,
    },
    {
      path: '/apps/purchasing/suppliers/create',
      title: msg`New supplier`,
      action: 'create',
      foundBy: 'new supplier create add vendor',
      load: async () => (await import('./supplier-form.page.tsx')).SupplierFormPage,
    },
    {
      path: '/apps/purchasing/suppliers/edit/$id',
      title: msg`Edit supplier`,
      action: 'edit',
      holdsCommand: true,
      load: async () => (await import('./supplier-form.page.tsx')).SupplierFormPage,
    },
    {
      path: '/apps/purchasing/suppliers/$id',
      load: async () => (await import('./supplier.page.tsx')).SupplierPage,
    },
  ],
  paper: null,
  permits: {},
});
