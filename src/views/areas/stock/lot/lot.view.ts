import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const lotView = kindView({
  kind: 'lot',
  one: { en: 'Lot', sv: 'Batch' },
  many: { en: 'Lots and serial numbers', sv: 'Batchar och serienummer' },
  icon: 'tags',
  list: { path: '/apps/inventory/lots' },
  offered: 55,
  found: 95,
  told: null,
  pages: [
    {
      path: '/apps/inventory/lots',
      foundBy: 'lots serial numbers batches expiry recall trace',
      menu: { group: 'warehouse', place: 45 },
      load: async () => (await import('./lot-list.page.tsx')).LotListPage,
    },
  ],
  paper: null,
  permits: { edit: msg`Correct the day of expiry`, block: msg`Block and unblock` },
});
