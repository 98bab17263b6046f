import { kindView } from '#views/kind-view.ts';

export const priceView = kindView({
  kind: 'price',
  one: { en: 'Price', sv: 'Pris' },
  many: { en: 'Prices', sv: 'Priser' },
  icon: 'tags',
  list: { path: '/apps/sales/prices' },
  offered: 44,
  found: 116,
  told: null,
  pages: [
    {
      path: '/apps/sales/prices',
      foundBy: 'prices price lists discounts quantity breaks',
      menu: { group: 'sales', place: 42, isSetup: true },
      load: async () => (await import('./prices.page.tsx')).PricesPage,
    },
  ],
  paper: null,
  permits: {},
});
