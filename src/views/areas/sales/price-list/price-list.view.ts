import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const priceListView = kindView({
  kind: 'priceList',
  one: { en: 'Price list', sv: 'Prislista' },
  many: { en: 'Price lists', sv: 'Prislistor' },
  icon: 'list',
  list: { path: '/apps/sales/prices/lists' },
  offered: 43,
  found: 115,
  told: null,
  pages: [
    {
      path: '/apps/sales/prices/lists',
      foundBy: 'price lists customer prices discount agreements',
      load: async () => (await import('./price-list-list.page.tsx')).PriceListListPage,
    },
    {
      path: '/apps/sales/prices/lists/edit/$id',
      title: msg`Prices of a list`,
      action: 'edit',
      holdsCommand: false,
      load: async () =>
        (await import('#views/areas/products/prices/sheet/price-sheet.page.tsx')).PriceSheetPage,
    },
  ],
  paper: null,
  permits: {},
});
