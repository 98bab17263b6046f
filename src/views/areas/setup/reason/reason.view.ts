import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const reasonView = kindView({
  kind: 'reason',
  one: { en: 'Reason', sv: 'Orsak' },
  many: { en: 'Reasons', sv: 'Orsaker' },
  icon: 'message',
  list: { path: '/apps/settings/core-resources' },
  offered: 140,
  found: 140,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources',
      title: msg`Core resources`,
      icon: 'settings',
      foundBy: 'core resources reasons reason codes settings',
      menu: { group: 'administration', place: 40 },
      load: async () => (await import('./reason-list.page.tsx')).ReasonListPage,
    },
  ],
  paper: null,
  permits: { archive: msg`Archive and restore` },
});
