import { kindView } from '#views/kind-view.ts';

export const categoryView = kindView({
  kind: 'category',
  one: { en: 'Category', sv: 'Kategori' },
  many: { en: 'Categories', sv: 'Kategorier' },
  icon: 'category',
  list: { path: '/apps/products/categories' },
  offered: 20,
  found: 110,
  told: null,
  pages: [
    {
      path: '/apps/products/categories',
      foundBy: 'categories product groups',
      menu: { group: 'products', place: 20, isSetup: true },
      load: async () => (await import('./category-list.page.tsx')).CategoryListPage,
    },
  ],
  paper: null,
  permits: {},
});
