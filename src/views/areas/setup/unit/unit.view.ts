import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const unitView = kindView({
  kind: 'unit',
  one: { en: 'Unit', sv: 'Enhet' },
  many: { en: 'Units', sv: 'Enheter' },
  icon: 'box',
  list: { path: '/apps/settings/core-resources/units' },
  offered: 154,
  found: 154,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/units',
      foundBy: 'units packagings measures pallet core resources',
      load: async () => (await import('./unit-list.page.tsx')).UnitListPage,
    },
  ],
  paper: null,
  permits: { archive: msg`Archive and restore` },
});
