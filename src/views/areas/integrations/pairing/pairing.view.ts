import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const pairingView = kindView({
  kind: 'pairing',
  one: { en: 'Pairing', sv: 'Parkoppling' },
  many: { en: 'Master sync', sv: 'Gemensamma register' },
  icon: 'arrowsExchange',
  list: { path: '/apps/integrations/master-sync', beginsElsewhere: true },
  offered: 162,
  found: 162,
  told: null,
  pages: [
    {
      path: '/apps/integrations/master-sync',
      icon: 'arrowsExchange',
      foundBy:
        'master sync master data companies pair invite code products suppliers customers in step match conflict',
      load: async () => (await import('./pairing-list.page.tsx')).PairingListPage,
    },
    {
      path: '/apps/integrations/master-sync/$id',
      load: async () => (await import('./pairing.page.tsx')).PairingPage,
    },
  ],
  paper: null,
  permits: { manage: msg`Invite and accept, choose, match, settle and unpair` },
});
