import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { can, company, type SitePage } from '../site-page.ts';

type Rest = Partial<Pick<SitePage, 'can' | 'validate'>>;

const coming = (
  path: string,
  title: MessageDescriptor,
  purpose: MessageDescriptor,
  rest: Rest = {},
): SitePage => ({
  ...company,
  path,
  title,
  purpose,
  ...rest,
  load: async () => (await import('./coming.page.tsx')).ComingPage,
});

const settingsTabs = 'audit-logs billing company core-resources notifications profile team-members'.split(
  ' ',
);
const isSettingsTab = ({ tab = '' }: Readonly<Record<string, string>>): boolean => settingsTabs.includes(tab);

const manages = can('company', 'manage');
const integrations: readonly SitePage[] = [
  coming(
    '/apps/integrations/master-sync',
    msg`Master data`,
    msg`Products and parties kept in step with another system.`,
    manages,
  ),
  coming(
    '/apps/integrations/workflows',
    msg`Workflows`,
    msg`What happens automatically when something else does.`,
    manages,
  ),
];

const administration: readonly SitePage[] = [
  coming('/apps/settings/$tab', msg`Settings`, msg`The settings of Lagra.`, { validate: isSettingsTab }),
];

/** Pages that are not implemented yet. None is in the navigation. */
export const comingPages: readonly SitePage[] = [...integrations, ...administration];
