import { msg } from '@lingui/core/macro';
import { can, company, type SitePage } from '../site-page.ts';

/** The visualiser: every chart, and each. */
export const flowPages: readonly SitePage[] = [
  {
    path: '/apps/flows',
    title: msg`Flows`,
    ...company,
    ...can('flows'),
    load: async () => (await import('./flow-list.page.tsx')).FlowListPage,
  },
  {
    path: '/apps/flows/unusual',
    title: msg`Off the usual path`,
    ...company,
    ...can('flows'),
    load: async () => (await import('./conformance/conformance.page.tsx')).ConformancePage,
  },
  {
    path: '/apps/flows/proof',
    title: msg`Proof`,
    ...company,
    ...can('flows'),
    load: async () => (await import('./proof/proof.page.tsx')).ProofPage,
  },
  {
    path: '/apps/flows/recordings',
    title: msg`Recordings`,
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
