import type { WorkflowRun, WorkflowRuns } from '#model/areas/integrations/workflow/run-answer.ts';
import { hiddenCondition } from '#model/areas/integrations/workflow/visible-conditions.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { visibleDocuments } from '#server/platform/model/visible-documents.ts';
import type { Visibility } from '#server/platform/model/visibility.ts';
import type { Trx } from './workflow-deps.ts';

/**
 * [WKF16] Runs as their reader may see them: on which document stands where they see it, and all that its conditions are
 * of. How many there are, and how far, is seen by all who see the workflow.
 */
export async function visibleRuns(
  trx: Trx,
  sight: Visibility,
  { grants }: CompanyAccess,
  workflow: WorkflowRow,
  { counts, runs }: WorkflowRuns,
): Promise<WorkflowRuns> {
  const isBlind = hiddenCondition(workflow, grants.may) !== null;
  const sees = await visibleDocuments(trx, sight, isBlind ? [] : runs);
  return { counts, runs: runs.map((run) => (sees(run) ? withoutSums(run, sight) : masked(run))) };
}

/** Why it failed may say what guarded fields come to. */
const withoutSums = (run: WorkflowRun, { access }: Visibility): WorkflowRun =>
  (access.hidden.get(run.kind) ?? []).length > 0 ? { ...run, refusal: codeOf(run) } : run;

const masked = (run: WorkflowRun): WorkflowRun => ({
  ...run,
  document: '',
  name: '',
  steps: run.steps.map((step) => ({ ...step, what: '' })),
  refusal: codeOf(run),
});

const codeOf = ({ refusal }: WorkflowRun): WorkflowRun['refusal'] => refusal && { code: refusal.code };
