import { kindView } from '#views/kind-view.ts';

export const accountView = kindView({
  kind: 'account',
  one: { en: 'Account', sv: 'Konto' },
  many: { en: 'Accounts', sv: 'Konton' },
  icon: 'cash',
  list: { path: '/apps/settings/core-resources/accounts' },
  offered: 152,
  found: 152,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/accounts',
      foundBy: 'accounts books bas ledger core resources settings',
      load: async () => (await import('./account-list.page.tsx')).AccountListPage,
    },
  ],
  paper: null,
  permits: {},
});
