import { msg } from '@lingui/core/macro';
import { can, company, type SitePage } from '#views/site-page.ts';

/** The start of the integrations; their areas are in `integration-areas.ts`. */
export const integrationPages: readonly SitePage[] = [
  {
    path: '/apps/integrations',
    title: msg`Integrations`,
    icon: 'plug',
    foundBy: 'integrations connections import api webhooks workflows connect other systems',
    menu: { group: 'administration', place: 50 },
    ...company,
    ...can('dataImport'),
    load: async () => (await import('./integrations.page.tsx')).IntegrationsPage,
  },
  {
    path: '/apps/integrations/jobs',
    title: msg`Jobs`,
    icon: 'history',
    foundBy: 'jobs queue background waiting failed retry mail sent routines',
    ...company,
    ...can('company', 'manage'),
    load: async () => (await import('../jobs/jobs.page.tsx')).JobsPage,
  },
];
