import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const customerCategoryView = kindView({
  kind: 'customerCategory',
  one: { en: 'Customer category', sv: 'Kundkategori' },
  many: { en: 'Customer categories', sv: 'Kundkategorier' },
  icon: 'category',
  list: { path: '/apps/sales/customers/categories' },
  offered: 42,
  found: 112,
  told: null,
  pages: [
    {
      path: '/apps/sales/customers/categories',
      foundBy: 'customer categories groups',
      menu: { group: 'sales', place: 45, isSetup: true },
      load: async () => (await import('./customer-category-list.page.tsx')).CustomerCategoryListPage,
    },
  ],
  paper: null,
  permits: { merge: msg`Merge` },
});
