import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const unknownItemView = kindView({
  kind: 'unknownItem',
  one: { en: 'Unknown item', sv: 'Okänd vara' },
  many: { en: 'Unknown items', sv: 'Okända varor' },
  icon: 'box',
  list: { path: '/apps/purchasing/unknown-items', beginsElsewhere: true },
  offered: 84,
  found: 84,
  told: 34,
  pages: [
    {
      path: '/apps/purchasing/unknown-items',
      foundBy: 'unknown items set aside parked unidentified barcode receipt',
      menu: { group: 'warehouse', place: 12 },
      load: async () => (await import('./unknown-item-list.page.tsx')).UnknownItemListPage,
    },
    {
      path: '/apps/purchasing/unknown-items/$id',
      load: async () => (await import('./unknown-item.page.tsx')).UnknownItemPage,
    },
  ],
  paper: null,
  permits: {
    park: msg`Set aside what nobody knows`,
    resolve: msg`Say what it is, send it back or discard it`,
  },
});
