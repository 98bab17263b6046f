import { asAgent } from '#model/engine/actor.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { hiddenCondition } from '#model/areas/integrations/workflow/visible-conditions.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { lastFact } from '#server/jobs/follow-log.ts';
import { judging } from './judged-rows.ts';
import type { Trx, WorkflowDeps } from './workflow-deps.ts';

interface Judging {
  readonly holds: (row: DocumentRow, at: string) => boolean;
  /** The key of all runs that are started, where it is one for all of them. */
  readonly once: string | null;
}

/**
 * [WKF15] Judges the conditions of a workflow that is on, as far as whoever turned it on may see now what they are of. Where they may
 * not, nothing is judged: one run is started to tell of it, which is refused, and no other until it is turned on anew.
 * @param products whose stock is asked for; null: all
 */
export async function judgingForOwner(
  trx: Trx,
  { layouts, access }: Pick<WorkflowDeps, 'layouts' | 'access'>,
  company: number,
  workflow: WorkflowRow,
  products: readonly string[] | null,
): Promise<Judging> {
  const { id } = workflow;
  const found = await access.read(trx, company, { actor: asAgent(id) });
  if (!found || hiddenCondition(workflow, found.grants.may) === null)
    return { holds: await judging(trx, company, layouts, workflow, products), once: null };
  const enabled = await lastFact(trx, { company, kind: 'workflow', id }, 'enabled');
  return { holds: () => true, once: `unseen/${enabled}` };
}
