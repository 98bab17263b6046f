import { kindView } from '#views/kind-view.ts';

export const productTypeView = kindView({
  kind: 'productType',
  one: { en: 'Product type', sv: 'Artikeltyp' },
  many: { en: 'Product types', sv: 'Artikeltyper' },
  icon: 'layers',
  list: { path: '/apps/products/types' },
  offered: 24,
  found: 113,
  told: null,
  pages: [
    {
      path: '/apps/products/types',
      foundBy: 'types attributes fields of products',
      menu: { group: 'products', place: 30, isSetup: true },
      load: async () => (await import('./product-type-list.page.tsx')).ProductTypeListPage,
    },
  ],
  paper: null,
  permits: {},
});
