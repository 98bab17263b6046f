import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const apiClientView = kindView({
  kind: 'apiClient',
  one: { en: 'API client', sv: 'API-klient' },
  many: { en: 'API clients', sv: 'API-klienter' },
  icon: 'plug',
  list: { path: '/apps/integrations/api-clients' },
  offered: 135,
  found: 135,
  told: null,
  pages: [
    {
      path: '/apps/integrations/api-clients',
      foundBy: 'api clients keys secrets tokens programs integrations bearer',
      load: async () => (await import('./api-client-list.page.tsx')).ApiClientListPage,
    },
    {
      path: '/apps/integrations/api-clients/reference',
      title: msg`API reference`,
      icon: 'file',
      foundBy: 'api reference documentation openapi curl typescript python commands schema developers',
      load: async () => (await import('../api-reference/api-reference.page.tsx')).ApiReferencePage,
    },
  ],
  paper: null,
  permits: { manage: msg`Create, change, suspend and revoke, get secrets` },
});
