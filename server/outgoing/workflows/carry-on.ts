import { asAgent } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { isWithin } from '#model/engine/scope.ts';
import { isAtWork } from '#model/areas/setup/agent/agent-kinds.ts';
import { goesOn, isUnderWay } from '#model/areas/integrations/workflow/run-states.ts';
import { hiddenCondition } from '#model/areas/integrations/workflow/visible-conditions.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { nextAt } from '#server/platform/local-time.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { deliverNotices } from '#server/notifications/deliver.ts';
import { give } from './actions/give.ts';
import { mailPaper } from './actions/mail-paper.ts';
import { draftReorder } from './actions/make-draft.ts';
import { refused, type Acting, type Outcome } from './actions/outcome.ts';
import { tag } from './actions/tag.ts';
import { ask, comment } from './actions/talk.ts';
import { notify } from './actions/tell.ts';
import { advance, runOf, wakeLater, type Run } from './run-store.ts';
import type { Trx, WorkflowDeps } from './workflow-deps.ts';

/**
 * [WKF7] Carries a run on, action by action, until it waits or is over. It may be carried on by two processes, or again
 * after a crash: commands have the same ids then, and what else is done is written with the step that it belongs to.
 */
export async function carryOn(
  deps: WorkflowDeps,
  { data, isLast }: Pick<Job, 'data' | 'isLast'>,
): Promise<void> {
  const [company, id] = [Number(data['company']), String(data['run'])];
  try {
    while (await carryStep(deps, company, id));
  } catch (error) {
    if (isLast) await giveUp(deps, company, id);
    throw error;
  }
}

/** One action; false where there is nothing more to do now. */
async function carryStep(deps: WorkflowDeps, company: number, id: string): Promise<boolean> {
  const run = await deps.database.withCompany(company, (trx) => runOf(trx, company, id));
  if (!run || !isUnderWay(run)) return false;
  const now = deps.now();
  const action = run.actions[run.step];
  if (!action) return isMoved(deps, company, run, { state: 'done', isDone: false });
  if (run.wake_at !== null) {
    if (Date.parse(run.wake_at) > Date.parse(now))
      return deps.database.withCompany(company, (trx) => wakeLater(trx, company, run, run.wake_at ?? now));
    return isMoved(deps, company, run, { state: 'started', isDone: true, said: stepOf(action, now, '') });
  }
  const outcome = await outcomeOf(deps, company, run, action);
  if ('until' in outcome)
    return isMoved(deps, company, run, { state: 'waiting', isDone: false, wakeAt: outcome.until });
  if ('refusal' in outcome) {
    await fail(deps, company, run, action, outcome.refusal);
    return false;
  }
  return isMoved(
    deps,
    company,
    run,
    { state: 'started', isDone: true, said: stepOf(action, now, outcome.what) },
    outcome.write,
  );
}

const stepOf = ({ do: done }: WorkflowAction, at: string, what: string) => ({ do: done, at, what });

/** Moves the run on, together with what is written with it; false where that is all, or somebody else has. */
async function isMoved(
  { database, now }: WorkflowDeps,
  company: number,
  run: Run,
  change: Parameters<typeof advance>[3],
  write: (trx: Trx) => Promise<void> = async () => undefined,
): Promise<boolean> {
  return database.withCompany(company, async (trx) => {
    const isOurs = await advance(trx, company, run, change, now());
    if (isOurs) await write(trx);
    return isOurs && goesOn(change);
  });
}

/** What an action comes to, judged by what the workflow may see and do at this moment. [WKF2] */
async function outcomeOf(
  deps: WorkflowDeps,
  company: number,
  run: Run,
  action: WorkflowAction,
): Promise<Outcome> {
  const found = await deps.database.withCompany(company, (trx) => standingOf(trx, deps, company, run));
  return 'refusal' in found ? found : act({ deps, company, run, ...found }, action);
}

async function standingOf(
  trx: Trx,
  { layouts, access: reader, engine }: WorkflowDeps,
  company: number,
  run: Run,
): Promise<Pick<Acting, 'workflow' | 'row' | 'access'> | { readonly refusal: Refusal }> {
  const one = async (table: string, id: string): Promise<DocumentRow | undefined> =>
    (await rowsById(trx, company, layoutFor(layouts, table), [id]))[0] as DocumentRow | undefined; // tables of documents
  const workflow = (await one('workflow', run.workflow)) as WorkflowRow | undefined;
  if (!workflow || !isAtWork('workflow', workflow)) return refused('workflowIsOff');
  const access = await reader.read(trx, company, { actor: asAgent(workflow.id) });
  const permission = `${run.kind}.view`;
  if (!access?.grants.may(permission)) return refused('notPermitted', { permission });
  const hidden = hiddenCondition(workflow, access.grants.may);
  if (hidden) return { refusal: hidden };
  const row = await one(run.kind, run.document);
  const type = engine.types.get(run.kind);
  if (!row || !type) return refused('documentIsGone');
  if (!isWithin(access.grants.warehouses, type.table, row)) return refused('outOfScopeElsewhere');
  return { workflow, row, access };
}

async function act(acting: Acting, action: WorkflowAction): Promise<Outcome> {
  switch (action.do) {
    case 'command':
      return command(acting, action);
    case 'draft':
      return draftReorder(acting);
    case 'notify':
      return notify(acting, action);
    case 'mail':
      return mailPaper(acting, action);
    case 'comment':
      return comment(acting, action);
    case 'tag':
      return tag(acting, action);
    case 'ask':
      return ask(acting, action);
    case 'wait':
      return { until: new Date(Date.parse(acting.deps.now()) + action.hours * HOUR).toISOString() };
    case 'waitUntil':
      return { until: await nextHour(acting, action.hour) };
    default:
      return action satisfies never;
  }
}

const HOUR = 3_600_000;

async function nextHour({ deps, company }: Acting, hour: number): Promise<string> {
  const zone = await deps.database.withCompany(company, (trx) => companyZone(trx, company));
  return nextAt(deps.now(), `${String(hour).padStart(2, '0')}:00`, zone);
}

async function command(
  acting: Acting,
  { command: type, data }: Extract<WorkflowAction, { do: 'command' }>,
): Promise<Outcome> {
  const { deps, run, row } = acting;
  const { kind, document } = run;
  // [EN26] It agrees to the document that it has read just now.
  const read = deps.engine.types.get(kind)?.commands[type]?.endorses ? { version: row.version } : {};
  const settled = await give(acting, { kind, document, type, data, ...read });
  return 'refusal' in settled ? settled : { what: type };
}

/** [WKF11] A refusal fails the run, and who enabled the workflow is told of it with its reason. */
async function fail(
  { database, layouts, now }: WorkflowDeps,
  company: number,
  run: Run,
  action: Pick<WorkflowAction, 'do'>,
  refusal: Refusal,
): Promise<void> {
  const at = now();
  await database.withCompany(company, async (trx) => {
    const change = { state: 'failed', isDone: false, refusal } as const;
    if (!(await advance(trx, company, run, change, at))) return;
    const [row] = await rowsById(trx, company, layoutFor(layouts, 'workflow'), [run.workflow]);
    const workflow = row as WorkflowRow | undefined; // the table of workflows holds their rows
    if (!workflow?.owner) return;
    const type = 'command' in action ? String(action.command) : 'run';
    const notice = {
      user: workflow.owner,
      id: `${run.id}-${run.step}-${run.tries}`,
      at,
      reason: 'refused' as const,
      kind: run.kind,
      document: run.document,
      by: workflow.id,
      data: { name: run.name, type, text: '', refusal },
    };
    await deliverNotices(trx, company, [notice], { layouts, now: at });
  });
}

/** What could not be decided at its last attempt has failed, too. */
async function giveUp(deps: WorkflowDeps, company: number, id: string): Promise<void> {
  const run = await deps.database.withCompany(company, (trx) => runOf(trx, company, id));
  if (run && isUnderWay(run)) await fail(deps, company, run, { do: 'wait' }, { code: 'internalError' });
}
