import { hiddenCondition } from '#model/areas/integrations/workflow/visible-conditions.ts';
import { isAtWork } from '#model/areas/setup/agent/agent-kinds.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import {
  asMember,
  visibleById,
  visibilityOf,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { dryRunOf } from './dry-run.ts';
import { judging } from './judged-rows.ts';
import { visibleRuns } from './visible-runs.ts';
import { retryRun, runsOf, startRuns } from './run-store.ts';
import type { Trx } from './workflow-deps.ts';
import {
  listWorkflowRuns,
  retryWorkflowRun,
  dryRunWorkflow,
  pressWorkflow,
} from '#model/areas/integrations/workflow/workflow.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Workflows besides their record: their runs, what they would have done, and their buttons. */
export function addWorkflowRoutes(app: Api, deps: CompanyRouteDeps): void {
  addRuns(app, deps);
  addDryRun(app, deps);
  addButton(app, deps);
}

function addRuns(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listWorkflowRuns, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      const workflow = await workflowIn(trx, deps, access, request.params.workflow, 'view');
      const runs = await runsOf(trx, access.company, workflow.id);
      return visibleRuns(trx, visibilityOf(deps, access), access, workflow, runs);
    }),
  );
  serve(app, retryWorkflowRun, async (request, reply) => {
    const { workflow, run } = request.params;
    await asMember(deps, request, request.params.company, async (trx, access) => {
      await workflowIn(trx, deps, access, workflow, 'enable');
      if (!(await retryRun(trx, access.company, workflow, run)))
        throw new HttpError(409, { code: 'runNotFailed' });
    });
    return reply.status(204).send(null);
  });
}

function addDryRun(app: Api, deps: CompanyRouteDeps): void {
  serve(app, dryRunWorkflow, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      must(access, 'view');
      visibleKind(deps, access, request.body.kind);
      mustSeeConditions(access, request.body);
      return dryRunOf(trx, deps, access, request.body);
    }),
  );
}

function addButton(app: Api, deps: CompanyRouteDeps): void {
  serve(app, pressWorkflow, async (request, reply) => {
    const { document, press } = request.body;
    await asMember(deps, request, request.params.company, async (trx, access) => {
      const workflow = await workflowIn(trx, deps, access, request.params.workflow, 'work');
      await startByButton(trx, deps, access, workflow, { document, press });
    });
    return reply.status(204).send(null);
  });
}

/** [WKF4] Starts a run for a document that the person sees and the conditions hold for. */
async function startByButton(
  trx: Trx,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  workflow: WorkflowRow,
  { document, press }: { readonly document: string; readonly press: string },
): Promise<void> {
  const { company } = access;
  const layout = visibleKind(deps, access, workflow.kind);
  const [seen] = await visibleById(trx, deps, access, layout, document);
  if (!seen) throw new HttpError(404, { code: 'unknownDocument', params: { kind: workflow.kind } });
  const [row] = (await rowsById(trx, company, layout, [document])) as DocumentRow[]; // a kind's table
  mustSeeConditions(access, workflow);
  const at = deps.now();
  const holds = await judging(trx, company, deps.layouts, workflow, [document]);
  const isOffered = workflow.trigger.on === 'button' && isAtWork('workflow', workflow);
  if (!row || !isOffered || !holds(row, at)) throw new HttpError(409, { code: 'notOffered' });
  const { id, kind, actions } = workflow;
  const run = { workflow: id, kind, document, name: nameOf(row), actions, at };
  await startRuns(trx, company, [{ ...run, cause: 'button', key: `press/${press}`, depth: 1 }]);
}

/** A workflow of the company; 403 without the permission, 404 where there is none. */
async function workflowIn(
  trx: Trx,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  id: string,
  action: string,
): Promise<WorkflowRow> {
  must(access, action);
  const [row] = await rowsById(trx, access.company, layoutFor(deps.layouts, 'workflow'), [id]);
  if (!row) throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'workflow' } });
  return row as WorkflowRow; // the table of workflows holds their rows
}

/** [WKF15] */
function mustSeeConditions({ grants }: CompanyAccess, about: Pick<WorkflowRow, 'kind' | 'conditions'>): void {
  const refusal = hiddenCondition(about, grants.may);
  if (refusal) throw new HttpError(refusalStatus(refusal), refusal);
}

function must({ grants }: CompanyAccess, action: string): void {
  const permission = `workflow.${action}`;
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
