import { msg } from '@lingui/core/macro';
import { can, company, type SitePage } from '#views/site-page.ts';

/** The pages of the chart viewer. */
export const flowPages: readonly SitePage[] = [
  {
    path: '/apps/flows',
    title: msg`Flows`,
    icon: 'flow',
    foundBy: 'flows charts statecharts process map lifecycle proof',
    menu: { group: 'administration', place: 40 },
    ...company,
    ...can('flows'),
    load: async () => (await import('./flow-list.page.tsx')).FlowListPage,
  },
  {
    path: '/apps/flows/unusual',
    title: msg`Off the usual path`,
    icon: 'alert',
    foundBy: 'off the usual path conformance unusual too long',
    ...company,
    ...can('flows'),
    load: async () => (await import('./conformance/conformance.page.tsx')).ConformancePage,
  },
  {
    path: '/apps/flows/proof',
    title: msg`Proof`,
    icon: 'checks',
    foundBy: 'proof path tests report coverage mutation',
    ...company,
    ...can('flows'),
    load: async () => (await import('./proof/proof.page.tsx')).ProofPage,
  },
  {
    path: '/apps/flows/recordings',
    title: msg`Recordings`,
    icon: 'history',
    foundBy: 'recordings problem reports replay session',
    ...company,
    ...can('flows'),
    load: async () => (await import('./record/recordings.page.tsx')).RecordingsPage,
  },
  {
    path: '/apps/flows/$chart',
    title: msg`Flows`,
    ...company,
    ...can('flows'),
    nameOf: async (params, locale) => (await import('./flow-name.ts')).flowName(params, locale),
    load: async () => (await import('./flow.page.tsx')).FlowPage,
  },
];
