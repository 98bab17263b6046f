import { msg } from '@lingui/core/macro';
import { can, company, type SitePage } from '#views/site-page.ts';

/** The pages of the audit log. */
export const auditPages: readonly SitePage[] = [
  {
    path: '/apps/settings/audit-logs',
    title: msg`Audit log`,
    icon: 'history',
    foundBy: 'audit log history who changed what trail sign-ins verify hash chain',
    menu: { group: 'administration', place: 45 },
    ...company,
    ...can('audit'),
    load: async () => (await import('./audit.page.tsx')).AuditPage,
  },
];
