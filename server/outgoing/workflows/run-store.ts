import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Refusal } from '#model/engine/envelope.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { MOST_CAUSES } from '#model/areas/integrations/workflow/causes.ts';
import {
  runStates,
  workflowRun,
  type RunState,
  type RunStep,
  type WorkflowRuns,
} from '#model/areas/integrations/workflow/run-answer.ts';
import { goesOn, isOver } from '#model/areas/integrations/workflow/run-states.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** A run that is to be started; the same cause of the same workflow starts it once. */
export interface NewRun {
  readonly workflow: string;
  readonly kind: string;
  readonly document: string;
  readonly name: string;
  /** A trigger's `on`. */
  readonly cause: string;
  /** What tells this cause from all others of the workflow. */
  readonly key: string;
  /** How many causes lie behind it, itself included. */
  readonly depth: number;
  readonly actions: readonly WorkflowAction[];
  /** UTC ISO. */
  readonly at: string;
}

/** A run under way. */
export interface Run {
  readonly id: string;
  readonly workflow: string;
  readonly kind: string;
  readonly document: string;
  readonly name: string;
  readonly depth: number;
  readonly state: RunState;
  readonly actions: readonly WorkflowAction[];
  readonly step: number;
  /** How often it was run again after it had failed: commands of another try are other commands. */
  readonly tries: number;
  readonly started_at: string;
  readonly wake_at: string | null;
}

/** [WKF7] The id of a run: the same however often its cause is read. */
const runId = (company: number, { workflow, key }: Pick<NewRun, 'workflow' | 'key'>): string =>
  uuidv7(0, hash('sha256', `workflow/${company}/${workflow}/${key}`, 'buffer'));

/** [WKF7] [WKF8] Writes down runs with their jobs, each once; what has too many causes behind it is written down as cut off. */
export async function startRuns(trx: Trx, company: number, runs: readonly NewRun[]): Promise<number> {
  if (runs.length === 0) return 0;
  const given = runs.map((run) => ({
    ...run,
    id: runId(company, run),
    state: run.depth > MOST_CAUSES ? 'cut' : 'started',
  }));
  const { rows } = await sql<{ id: string; workflow: string; state: RunState }>`
    insert into workflow_run (company_id, id, workflow, kind, document, name, cause, depth, state, actions, started_at, ended_at)
    select ${company}, id, workflow, kind, document, name, cause, depth, state, actions, at,
           case when state = 'cut' then at end
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
        id uuid, workflow text, kind text, document text, name text, cause text, depth int, state text,
        actions jsonb, at timestamptz)
    on conflict do nothing returning id, workflow, state`.execute(trx);
  const started = rows.filter(goesOn);
  await addJobs(
    trx,
    started.map((run) => jobOf(company, run)),
  );
  return started.length;
}

/** The job that carries on a run. */
const jobOf = (company: number, { id, workflow }: Pick<Run, 'id' | 'workflow'>, due?: string) =>
  ({
    queue: 'workflowRun',
    company,
    group: workflow,
    data: { run: id },
    ...(due !== undefined && { due }),
  }) as const;

export const runOf = (trx: Trx, company: number, id: string): Promise<Run | undefined> =>
  trx
    .selectFrom('workflow_run')
    .select(['id', 'workflow', 'kind', 'document', 'name', 'depth', 'state', 'actions', 'step', 'tries'])
    .select(['started_at', 'wake_at'])
    .$narrowType<Pick<Run, 'state' | 'actions'>>() // as `startRuns` and `advance` write them
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst();

/** What becomes of a run at its next step. */
export interface Advance {
  readonly state: RunState;
  /** Whether the step is done. */
  readonly isDone: boolean;
  readonly said?: RunStep;
  readonly refusal?: Refusal;
  readonly wakeAt?: string;
}

/** [WKF7] Moves a run on from where it was read; false where another process has done so meanwhile. */
export async function advance(
  trx: Trx,
  company: number,
  run: Pick<Run, 'id' | 'step' | 'tries' | 'workflow'>,
  change: Advance,
  now: string,
): Promise<boolean> {
  const { state, isDone, said, refusal, wakeAt } = change;
  const rows = await trx
    .updateTable('workflow_run')
    .set({
      state,
      step: (old) => old('step', '+', isDone ? 1 : 0),
      steps: sql`steps || ${JSON.stringify(said ? [said] : [])}::jsonb`,
      refusal: sql`${refusal ? JSON.stringify(refusal) : null}::jsonb`,
      wake_at: wakeAt ?? null,
      ended_at: isOver(change) ? now : null,
    })
    .where('company_id', '=', company)
    .where('id', '=', run.id)
    .where('step', '=', run.step)
    .where('tries', '=', run.tries)
    .where('state', 'in', ['started', 'waiting'])
    .returning('id')
    .execute();
  if (rows.length > 0 && wakeAt !== undefined) await addJobs(trx, [jobOf(company, run, wakeAt)]);
  return rows.length > 0;
}

/** Puts down the job of a run that waits, for when its time has come; false: there is nothing more to do now. */
export async function wakeLater(
  trx: Trx,
  company: number,
  run: Pick<Run, 'id' | 'workflow'>,
  due: string,
): Promise<false> {
  await addJobs(trx, [jobOf(company, run, due)]);
  return false;
}

/** [WKF11] Carries on a run that failed, from the step that it failed at; false if it has not. */
export async function retryRun(trx: Trx, company: number, workflow: string, id: string): Promise<boolean> {
  const rows = await trx
    .updateTable('workflow_run')
    .set({ state: 'started', tries: (old) => old('tries', '+', 1), refusal: null, ended_at: null })
    .where('company_id', '=', company)
    .where('workflow', '=', workflow)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .execute();
  if (rows.length > 0) await addJobs(trx, [jobOf(company, { id, workflow })]);
  return rows.length > 0;
}

/** [WKF7] Puts down the jobs of runs that go on and have none, since a process ended or its job was given up. */
export async function wakeRuns(trx: Trx, company: number, now: string): Promise<void> {
  const { rows } = await sql<Pick<Run, 'id' | 'workflow'>>`
    select id, workflow from workflow_run as run
     where company_id = ${company} and ended_at is null and coalesce(wake_at, ${now}) <= ${now}
       and not exists (select from jobs.job where name = 'workflowRun' and data ->> 'run' = run.id::text
         and data ->> 'company' = ${String(company)} and state in ('created', 'retry', 'active'))`.execute(
    trx,
  );
  await addJobs(
    trx,
    rows.map((run) => jobOf(company, run)),
  );
}

/** The runs of a workflow, the newest hundred, and how many there are in each state. */
export async function runsOf(trx: Trx, company: number, workflow: string): Promise<WorkflowRuns> {
  const own = trx
    .selectFrom('workflow_run')
    .where('company_id', '=', company)
    .where('workflow', '=', workflow);
  const counted = await own
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const rows = await own
    .select(['id', 'kind', 'document', 'name', 'state', 'depth', 'cause', 'step', 'steps', 'refusal'])
    .select(['started_at', 'wake_at', 'ended_at'])
    .select(({ fn }) => fn<number>('jsonb_array_length', ['actions']).as('of'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const counts = Object.fromEntries(runStates.map((state) => [state, 0]));
  for (const { state, count } of counted) counts[state] = count;
  return {
    counts: counts as WorkflowRuns['counts'], // a count for each state
    runs: rows.map((row) => workflowRun.parse(row)),
  };
}

/** [WKF8] Notes whose commands these are, before they are given: what follows from them has one cause more. */
export async function noteCauses(
  trx: Trx,
  company: number,
  { id, depth }: Pick<Run, 'id' | 'depth'>,
  commands: readonly string[],
  now: string,
): Promise<void> {
  await sql`
    insert into workflow_cause (company_id, command, run, depth, at)
    select ${company}, command, ${id}, ${depth}, ${now} from unnest(${[...commands]}::uuid[]) as command
    on conflict do nothing`.execute(trx);
}

/** [WKF8] How many causes lie behind each of these commands; a command that nobody's run gave is not among them. */
export async function depthsOf(
  trx: Trx,
  company: number,
  commands: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('workflow_cause')
    .select(['command', 'depth'])
    .where('company_id', '=', company)
    .where('command', '=', anyOf(commands))
    .execute();
  return new Map(rows.map(({ command, depth }) => [command, depth]));
}

const KEPT_DAYS = 90;

/** [WKF12] Forgets runs that ended ninety days ago, and what they caused. */
export async function forgetRuns(trx: Trx, company: number, now: string): Promise<void> {
  const old = sql<string>`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`;
  await trx
    .deleteFrom('workflow_run')
    .where('company_id', '=', company)
    .where('ended_at', '<', old)
    .execute();
  await trx.deleteFrom('workflow_cause').where('company_id', '=', company).where('at', '<', old).execute();
}
