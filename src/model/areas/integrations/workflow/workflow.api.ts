import { companyParams, documentId } from '#model/api/params.ts';
import {
  workflowRuns,
  dryRun,
  type DryRun,
  type WorkflowRuns,
} from '#model/areas/integrations/workflow/run-answer.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';
import { nothing } from '#model/api/answers.ts';
import { workflowTrigger, workflowCondition } from '#model/areas/integrations/workflow/workflow.facts.ts';

const workflowParams = companyParams.extend({ workflow: documentId });

const document = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';

const at = '2026-05-04T08:00:00.000Z';

/** Answers as the description of the API shows them. */
const runsExample: WorkflowRuns = {
  counts: { started: 0, waiting: 0, done: 1, failed: 0, cut: 0 },
  runs: [
    {
      id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f709',
      kind: 'salesOrder',
      document,
      name: 'SO-2026-00042',
      state: 'done',
      depth: 1,
      cause: 'fact',
      step: 1,
      of: 1,
      steps: [{ do: 'notify', at, what: 'Kim Berg' }],
      refusal: null,
      started_at: at,
      wake_at: null,
      ended_at: at,
    },
  ],
};

export const listWorkflowRuns = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/workflows/:workflow/runs/',
  tag: 'workflows',
  summary: 'The newest hundred runs of a workflow, and how many there are in each state',
  access: 'workflow.view',
  params: workflowParams,
  answer: workflowRuns.meta({ examples: [runsExample] }),
});

export const retryWorkflowRun = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/workflows/:workflow/runs/:run/retry/',
  tag: 'workflows',
  summary: 'Carries on a run that failed, from the step that it failed at',
  access: 'workflow.enable',
  params: workflowParams.extend({ run: z.uuid() }),
  answer: nothing,
  fails: [409],
});

const tried = z
  .strictObject({
    kind: z.string().regex(/^[A-Za-z]{1,40}$/),
    trigger: workflowTrigger,
    conditions: z.array(workflowCondition).max(10),
  })
  .meta({
    examples: [{ kind: 'salesOrder', trigger: { on: 'fact', fact: 'confirmed' }, conditions: [] }],
  });

const dryRunExample: DryRun = {
  from: '2026-04-04T08:00:00.000Z',
  to: at,
  started: 1,
  heldBack: 3,
  entries: [{ kind: 'salesOrder', document, name: 'SO-2026-00042', at }],
  asOfNow: [],
};

export const dryRunWorkflow = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/workflows/dry-run/',
  tag: 'workflows',
  summary: 'What a workflow would have started in the last thirty days; nothing is written',
  access: 'workflow.view',
  reads: true,
  params: companyParams,
  body: tried,
  answer: dryRun.meta({ examples: [dryRunExample] }),
});

export const pressWorkflow = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/workflows/:workflow/press/',
  tag: 'workflows',
  summary: 'Starts a workflow that has a button for a document; pressed twice under one id, it starts once',
  access: 'workflow.work',
  params: workflowParams,
  body: z
    .strictObject({ document: documentId, press: z.uuid() })
    .meta({ examples: [{ document: runsExample.runs[0]?.document, press: runsExample.runs[0]?.id }] }),
  answer: nothing,
  fails: [409],
});
