import { kindView } from '#views/kind-view.ts';

export const exchangeRateView = kindView({
  kind: 'exchangeRate',
  one: { en: 'Exchange rate', sv: 'Växelkurs' },
  many: { en: 'Exchange rates', sv: 'Växelkurser' },
  icon: 'cash',
  list: { path: '/apps/settings/core-resources/exchange-rates' },
  offered: 151,
  found: 151,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/exchange-rates',
      foundBy: 'exchange rates currencies currency core resources settings',
      load: async () => (await import('./exchange-rate-list.page.tsx')).ExchangeRateListPage,
    },
  ],
  paper: null,
  permits: {},
});
