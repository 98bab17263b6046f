import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const productView = kindView({
  kind: 'product',
  one: { en: 'Product', sv: 'Artikel' },
  many: { en: 'Products', sv: 'Artiklar' },
  icon: 'box',
  list: { path: '/apps/products' },
  offered: 10,
  found: 30,
  told: 60,
  pages: [
    {
      path: '/apps/products',
      foundBy: 'products catalogue articles sku',
      menu: { group: 'products', place: 10 },
      load: async () => (await import('./product-list.page.tsx')).ProductListPage,
    },
    {
      path: '/apps/products/create',
      title: msg`New product`,
      action: 'create',
      foundBy: 'new product create add',
      load: async () => (await import('./product-form.page.tsx')).ProductFormPage,
    },
    {
      path: '/apps/products/edit/$id',
      title: msg`Edit product`,
      action: 'edit',
      holdsCommand: true,
      load: async () => (await import('./product-form.page.tsx')).ProductFormPage,
    },
    {
      path: '/apps/products/$id',
      load: async () => (await import('./product.page.tsx')).ProductPage,
    },
    {
      path: '/apps/products/bundles',
      title: msg`Bundles`,
      foundBy: 'bundles kits sets components assembled',
      icon: 'layers',
      menu: { group: 'products', place: 15 },
      load: async () => (await import('./bundle-list.page.tsx')).BundleListPage,
    },
    {
      path: '/apps/products/bundles/create',
      title: msg`New bundle`,
      action: 'create',
      foundBy: 'new bundle kit create add',
      load: async () => (await import('./product-form.page.tsx')).BundleFormPage,
    },
    {
      path: '/apps/products/bundles/edit/$id',
      title: msg`Edit bundle`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./product-form.page.tsx')).BundleFormPage,
    },
    {
      path: '/apps/products/bundles/$id',
      title: msg`Bundle`,
      load: async () => (await import('./product.page.tsx')).BundlePage,
    },
  ],
  paper: {
    label: msg`Print labels`,
    path: '/apps/products/$id/labels',
    title: msg`Labels`,
    load: async () => (await import('./product-labels.page.tsx')).ProductLabelsPage,
  },
  permits: {
    edit: msg`Edit, activate and phase out`,
    viewCost: msg`See costs and purchase prices`,
  },
});
