import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const locationView = kindView({
  kind: 'location',
  one: { en: 'Location', sv: 'Lagerplats' },
  many: { en: 'Locations', sv: 'Lagerplatser' },
  icon: 'mapPin',
  list: { path: '/apps/inventory/locations' },
  offered: 50,
  found: 90,
  told: null,
  pages: [
    {
      path: '/apps/inventory/locations',
      foundBy: 'locations bins places shelves',
      menu: { group: 'warehouse', place: 40 },
      load: async () => (await import('./location-list.page.tsx')).LocationListPage,
    },
  ],
  paper: {
    label: msg`Print the card`,
    path: '/apps/inventory/locations/$id/print',
    load: async () => (await import('#views/kit/records/record-paper.tsx')).recordPaper('location'),
  },
  permits: { edit: msg`Edit, block and unblock`, hold: msg`Put stock on hold and take it off` },
});
