import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const purchaseListView = kindView({
  kind: 'purchaseList',
  one: { en: 'Purchase price list', sv: 'Inköpsprislista' },
  many: { en: 'Purchase price lists', sv: 'Inköpsprislistor' },
  icon: 'list',
  list: { path: '/apps/purchasing/prices/lists' },
  offered: 45,
  found: 117,
  told: null,
  pages: [
    {
      path: '/apps/purchasing/prices/lists',
      foundBy: 'purchase price lists supplier agreements contracts vendor prices',
      load: async () => (await import('./purchase-list-list.page.tsx')).PurchaseListListPage,
    },
    {
      path: '/apps/purchasing/prices/lists/edit/$id',
      title: msg`Prices of a list`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./purchase-sheet.page.tsx')).PurchaseSheetPage,
    },
  ],
  paper: null,
  permits: {},
});
