import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const deliveryTermView = kindView({
  kind: 'deliveryTerm',
  one: { en: 'Delivery term', sv: 'Leveransvillkor' },
  many: { en: 'Delivery terms', sv: 'Leveransvillkor' },
  icon: 'truckDelivery',
  list: { path: '/apps/settings/core-resources/delivery-terms' },
  offered: 143,
  found: 143,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/delivery-terms',
      foundBy: 'delivery terms incoterms exw fca dap ddp core resources',
      load: async () => (await import('./delivery-term-list.page.tsx')).DeliveryTermListPage,
    },
  ],
  paper: null,
  permits: { edit: msg`Rename`, archive: msg`Archive and restore` },
});
