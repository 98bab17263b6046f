import type { DryRun, WorkflowRuns } from '#model/areas/integrations/workflow/run-answer.ts';

const document = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';
const at = '2026-05-04T08:00:00.000Z';

/** Answers as the description of the API shows them. */
export const runsExample: WorkflowRuns = {
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

export const dryRunExample: DryRun = {
  from: '2026-04-04T08:00:00.000Z',
  to: at,
  started: 1,
  heldBack: 3,
  entries: [{ kind: 'salesOrder', document, name: 'SO-2026-00042', at }],
  asOfNow: [],
};
