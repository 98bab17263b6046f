import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const pickView = kindView({
  kind: 'pick',
  one: { en: 'Pick list', sv: 'Plocklista' },
  many: { en: 'Pick lists', sv: 'Plocklistor' },
  icon: 'scan',
  list: { path: '/apps/warehouse/picking' },
  offered: 110,
  found: 70,
  told: 40,
  pages: [
    {
      path: '/apps/warehouse/picking',
      title: msg`Picking`,
      foundBy: 'picking pick lists',
      menu: { group: 'warehouse', place: 20 },
      load: async () => (await import('./pick-list.page.tsx')).PickListPage,
    },
    {
      path: '/apps/warehouse/picking/$id',
      load: async () => (await import('./pick.page.tsx')).PickPage,
    },
  ],
  paper: {
    label: msg`Print the pick list`,
    path: '/apps/warehouse/picking/$id/print',
    load: async () => (await import('./pick-list-paper.page.tsx')).PickListPaperPage,
  },
  permits: {
    release: msg`Release orders to picking`,
    work: msg`Pick`,
    takeOtherLot: msg`Take another lot than the one on the list`,
    cancel: msg`Cancel pick lists`,
  },
});
