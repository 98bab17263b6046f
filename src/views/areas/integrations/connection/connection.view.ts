import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const connectionView = kindView({
  kind: 'connection',
  one: { en: 'Connection', sv: 'Koppling' },
  many: { en: 'Connections', sv: 'Kopplingar' },
  icon: 'plug',
  list: { path: '/apps/integrations/browse', beginsElsewhere: true },
  offered: 132,
  found: 132,
  told: null,
  pages: [
    {
      path: '/apps/integrations/browse',
      title: msg`Connections`,
      foundBy:
        'connections connectors apps browse csv folder sftp exchange rates ecb smtp mail server label printer zpl zebra shop accounting integrations',
      load: async () => (await import('./browse.page.tsx')).BrowsePage,
    },
    {
      path: '/apps/integrations/$id/information',
      load: async () => (await import('./information.page.tsx')).InformationPage,
    },
    {
      path: '/apps/integrations/$id/configure',
      title: msg`Set up connection`,
      load: async () => (await import('./configure.page.tsx')).ConfigurePage,
    },
  ],
  paper: null,
  permits: {
    manage: msg`Add, set up, connect and disconnect`,
    print: msg`Print on label printers`,
  },
});
