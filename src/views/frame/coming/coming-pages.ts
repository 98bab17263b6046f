import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { company, type SitePage } from '#views/site-page.ts';

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

/** Pages that are not implemented yet. None is in the navigation. */
export const comingPages: readonly SitePage[] = [
  coming('/apps/settings/$tab', msg`Settings`, msg`The settings of Lagra.`, { validate: isSettingsTab }),
];
