import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const supplierCategoryView = kindView({
  kind: 'supplierCategory',
  one: { en: 'Supplier category', sv: 'Leverantörskategori' },
  many: { en: 'Supplier categories', sv: 'Leverantörskategorier' },
  icon: 'category',
  list: { path: '/apps/purchasing/suppliers/categories' },
  offered: 32,
  found: 114,
  told: null,
  pages: [
    {
      path: '/apps/purchasing/suppliers/categories',
      foundBy: 'supplier categories groups',
      menu: { group: 'purchasing', place: 25, isSetup: true },
      load: async () => (await import('./supplier-category-list.page.tsx')).SupplierCategoryListPage,
    },
  ],
  paper: null,
  permits: { merge: msg`Merge` },
});
