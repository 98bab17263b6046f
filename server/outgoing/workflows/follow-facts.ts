import { sql } from 'kysely';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { DocumentRow, StateValue } from '#model/engine/rows.ts';
import { isIn } from '#model/areas/integrations/workflow/judge.ts';
import type { WorkflowTrigger } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { compare } from '#model/values/order.ts';
import { AT_WORK, type WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import { lastFact, type LogFollower } from '#server/jobs/follow-log.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsByKeys } from '#server/platform/model/row-storage.ts';
import { rowsAsOf } from '#server/platform/model/rows-as-of.ts';
import { judgingForOwner } from './judged-for-owner.ts';
import { depthsOf, startRuns } from './run-store.ts';
import type { Trx, WorkflowDeps } from './workflow-deps.ts';

type Following = Pick<WorkflowDeps, 'engine' | 'layouts' | 'access'>;

/** [WKF4] [WKF7] Starts what follows from facts and states entered, once for each, with its place in the log. */
export const followFacts = (deps: Following): LogFollower<WorkflowRow> => ({
  kind: 'workflow',
  queue: 'workflowEvents',
  readers: async (trx, company) =>
    (await enabledOf(trx, company, deps.layouts)).filter(
      ({ trigger: { on } }) => on === 'fact' || on === 'state',
    ),
  begins: lastEnabled,
  take: (trx, company, workflow, events) => takePage(trx, deps, company, workflow, events),
});

/** The workflows of a company that are on. */
export async function enabledOf(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
): Promise<readonly WorkflowRow[]> {
  const rows = await rowsByKeys(trx, company, layoutFor(layouts, 'workflow'), 'atWork', [AT_WORK]);
  return (rows as WorkflowRow[]).toSorted((a, b) => compare(a.id, b.id)); // the table of workflows holds their rows
}

/** What happened before it was last turned on starts nothing. */
export const lastEnabled = (trx: Trx, company: number, { id }: { readonly id: string }): Promise<number> =>
  lastFact(trx, { company, kind: 'workflow', id }, 'enabled');

async function takePage(
  trx: Trx,
  deps: Following,
  company: number,
  workflow: WorkflowRow,
  events: readonly LogEvent[],
): Promise<void> {
  const hits = await hitsAmong(trx, company, workflow, events);
  if (hits.length === 0) return;
  const depths = await depthsOf(
    trx,
    company,
    hits.map(({ command }) => command),
  );
  const { holds, once } = await judgingForOwner(
    trx,
    deps,
    company,
    workflow,
    hits.map(({ document }) => document),
  );
  const { table } = layoutFor(deps.layouts, workflow.kind);
  const { id, kind, trigger, actions } = workflow;
  for (const event of hits) {
    const [found] = await rowsAsOf(trx, { company, engine: deps.engine }, [table], event);
    const row = found?.[1] as DocumentRow | undefined; // the table of a kind holds its rows
    if (!row || !holds(row, event.at)) continue;
    const run = { workflow: id, kind, document: event.document, name: nameOf(row), actions, at: event.at };
    const depth = (depths.get(event.command) ?? 0) + 1;
    await startRuns(trx, company, [{ ...run, cause: trigger.on, key: once ?? `seq/${event.seq}`, depth }]);
    if (once !== null) return; // the others of the page would start the same run
  }
}

/** The events of a page that a workflow starts on. */
async function hitsAmong(
  trx: Trx,
  company: number,
  { kind, trigger }: WorkflowRow,
  events: readonly LogEvent[],
): Promise<readonly LogEvent[]> {
  const own = events.filter((event) => event.kind === kind && isAbout(trigger, event));
  if (trigger.on !== 'state' || own.length === 0) return own;
  const before = await statesBefore(trx, company, kind, own);
  return own.filter(({ seq }) => !isIn(before.get(seq) ?? null, trigger.state));
}

/** Whether an event is one that a trigger waits for, but for the state before it. */
export const isAbout = (
  trigger: WorkflowTrigger,
  { type, state }: Pick<LogEvent, 'type' | 'state'>,
): boolean =>
  trigger.on === 'fact'
    ? trigger.fact === type
    : (trigger.on === 'state' || trigger.on === 'stay') && isIn(state, trigger.state);

/** The states of documents just before events of theirs. */
async function statesBefore(
  trx: Trx,
  company: number,
  kind: string,
  events: readonly LogEvent[],
): Promise<ReadonlyMap<number, StateValue | null>> {
  const given = JSON.stringify(events.map(({ seq, document }) => ({ seq, document })));
  const { rows } = await sql<{ seq: number; state: StateValue | null }>`
    select given.seq, before.state
      from jsonb_to_recordset(${given}::jsonb) as given(seq bigint, document text)
      left join lateral (
        select state from event
         where company_id = ${company} and kind = ${kind} and document = given.document and seq < given.seq
         order by seq desc limit 1) as before on true`.execute(trx);
  return new Map(rows.map(({ seq, state }) => [seq, state]));
}
