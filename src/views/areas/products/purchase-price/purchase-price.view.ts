import { kindView } from '#views/kind-view.ts';

export const purchasePriceView = kindView({
  kind: 'purchasePrice',
  one: { en: 'Purchase price', sv: 'Inköpspris' },
  many: { en: 'Purchase prices', sv: 'Inköpspriser' },
  icon: 'tags',
  list: { path: '/apps/purchasing/prices' },
  offered: 46,
  found: 118,
  told: null,
  pages: [
    {
      path: '/apps/purchasing/prices',
      foundBy: 'purchase prices supplier prices costs quantity breaks minimum order quantity lead time',
      menu: { group: 'purchasing', place: 42, isSetup: true },
      load: async () => (await import('./purchase-prices.page.tsx')).PurchasePricesPage,
    },
  ],
  paper: null,
  permits: {},
});
