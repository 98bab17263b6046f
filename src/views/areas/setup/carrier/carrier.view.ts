import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const carrierView = kindView({
  kind: 'carrier',
  one: { en: 'Carrier', sv: 'Transportör' },
  many: { en: 'Carriers', sv: 'Transportörer' },
  icon: 'truck',
  list: { path: '/apps/settings/core-resources/carriers' },
  offered: 142,
  found: 142,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/carriers',
      foundBy: 'carriers forwarders services tracking cut-off core resources',
      load: async () => (await import('./carrier-list.page.tsx')).CarrierListPage,
    },
  ],
  paper: null,
  permits: { archive: msg`Archive and restore` },
});
