import { kindView } from '#views/kind-view.ts';

export const vatRateView = kindView({
  kind: 'vatRate',
  one: { en: 'VAT rate', sv: 'Momssats' },
  many: { en: 'VAT rates', sv: 'Momssatser' },
  icon: 'receipt',
  list: { path: '/apps/settings/core-resources/vat-rates' },
  offered: 150,
  found: 150,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/vat-rates',
      foundBy: 'vat rates tax core resources settings',
      load: async () => (await import('./vat-rate-list.page.tsx')).VatRateListPage,
    },
  ],
  paper: null,
  permits: {},
});
