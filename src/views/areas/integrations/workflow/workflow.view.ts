import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const workflowView = kindView({
  kind: 'workflow',
  one: { en: 'Workflow', sv: 'Arbetsflöde' },
  many: { en: 'Workflows', sv: 'Arbetsflöden' },
  icon: 'flow',
  list: { path: '/apps/integrations/workflows' },
  offered: 165,
  found: 165,
  told: null,
  pages: [
    {
      path: '/apps/integrations/workflows',
      foundBy: 'workflows automation automatic rules triggers actions when then integrations',
      load: async () => (await import('./workflow-list.page.tsx')).WorkflowListPage,
    },
    {
      path: '/apps/integrations/workflows/create',
      title: msg`New workflow`,
      action: 'create',
      foundBy: 'new workflow create add automate',
      load: async () => (await import('./workflow-form.page.tsx')).WorkflowFormPage,
    },
    {
      path: '/apps/integrations/workflows/edit/$id',
      title: msg`Edit workflow`,
      action: 'edit',
      holdsCommand: true,
      load: async () => (await import('./workflow-form.page.tsx')).WorkflowFormPage,
    },
    {
      path: '/apps/integrations/workflows/$id',
      load: async () => (await import('./workflow.page.tsx')).WorkflowPage,
    },
  ],
  paper: null,
  permits: {
    enable: msg`Turn workflows on and off, run failed ones again`,
    work: msg`Press the buttons of workflows`,
    archive: msg`Archive`,
  },
});
