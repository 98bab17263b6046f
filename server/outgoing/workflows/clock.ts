import { sql } from 'kysely';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { WorkflowTrigger } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import { placeFrom } from '#server/jobs/follow-log.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { enabledOf, lastEnabled } from './follow-facts.ts';
import { judgingForOwner } from './judged-for-owner.ts';
import { occurrences, type TimeTrigger } from './occurrences.ts';
import { depthsOf, startRuns, type NewRun } from './run-store.ts';
import type { Trx, WorkflowDeps } from './workflow-deps.ts';

type StayTrigger = Extract<WorkflowTrigger, { on: 'stay' }>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** [WKF4] Starts what is due by the clock in a company: hours in a state, and hours of the day. */
export async function tellTime(deps: WorkflowDeps, company: number): Promise<void> {
  const { database, layouts } = deps;
  const enabled = await database.withCompany(company, (trx) => enabledOf(trx, company, layouts));
  for (const workflow of enabled) {
    const { trigger } = workflow;
    if (trigger.on === 'stay')
      await database.withCompany(company, (trx) => startStays(trx, deps, company, workflow, trigger));
    if (trigger.on === 'time')
      await database.withCompany(company, (trx) => startTimes(trx, deps, company, workflow, trigger));
  }
}

/** When a workflow was last turned on (UTC ISO). */
async function enabledAt(trx: Trx, company: number, workflow: WorkflowRow): Promise<string> {
  const seq = await lastEnabled(trx, company, workflow);
  const enabled = await trx
    .selectFrom('event')
    .select('at')
    .where('company_id', '=', company)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return new Date(enabled?.at ?? 0).toISOString();
}

/** Where a state is in stored ones, and what it is there. */
function statePlace(path: string) {
  const parts = path.split('.');
  return { place: `{${parts.slice(0, -1).join(',')}}`, leaf: parts.at(-1) ?? '' };
}

interface Stayed {
  readonly data: DocumentRow;
  readonly seq: number;
  readonly at: string;
  readonly command: string;
}

/** Documents that have been in a state for the hours of a trigger, which were over only after it was turned on. */
async function startStays(
  trx: Trx,
  deps: WorkflowDeps,
  company: number,
  workflow: WorkflowRow,
  { state, hours }: StayTrigger,
): Promise<void> {
  const { layouts, now } = deps;
  const { kind } = workflow;
  const at = now();
  const [since, until] = [await enabledAt(trx, company, workflow), at].map((one) =>
    new Date(Date.parse(one) - hours * HOUR).toISOString(),
  );
  const { place, leaf } = statePlace(state);
  const { rows } = await sql<Stayed>`
    select doc.data, stay.seq, stay.at, stay.command
      from ${sql.table(layoutFor(layouts, kind).sqlTable)} as doc
     cross join lateral (
       select seq, at, command from event
        where company_id = ${company} and kind = ${kind} and document = doc.id and seq > coalesce((
          select max(seq) from event
           where company_id = ${company} and kind = ${kind} and document = doc.id
             and (state #>> ${place}::text[]) is distinct from ${leaf}), 0)
        order by seq limit 1) as stay
     where doc.company_id = ${company} and doc.data -> 'state' #>> ${place}::text[] = ${leaf}
       and stay.at > ${since} and stay.at <= ${until} order by stay.seq`.execute(trx);
  if (rows.length === 0) return;
  const depths = await depthsOf(
    trx,
    company,
    rows.map(({ command }) => command),
  );
  const due = rows.map(({ data, seq, command }) => ({
    row: data,
    key: `stay/${seq}`,
    depth: (depths.get(command) ?? 0) + 1,
  }));
  await startDue(trx, deps, company, workflow, due, at);
}

/** How far back an hour that nobody was there for is made up for. */
const MADE_UP = 2 * DAY;

async function startTimes(
  trx: Trx,
  deps: WorkflowDeps,
  company: number,
  workflow: WorkflowRow,
  trigger: TimeTrigger,
): Promise<void> {
  const { layouts, now } = deps;
  const at = now();
  const { id, kind } = workflow;
  const zone = await companyZone(trx, company);
  const since = await enabledAt(trx, company, workflow);
  const earliest = new Date(Math.max(Date.parse(since), Date.parse(at) - MADE_UP)).toISOString();
  const last = occurrences(trigger, earliest, at, zone).at(-1);
  if (last === undefined) return;
  const told = { company, kind: 'workflowTime', id };
  const seconds = Date.parse(last) / 1000;
  if ((await placeFrom(trx, told, 0)) >= seconds) return;
  await placeFrom(trx, told, seconds);
  const { rows } = await sql<{ data: DocumentRow }>`
    select data from ${sql.table(layoutFor(layouts, kind).sqlTable)} where company_id = ${company} and open
     order by id`.execute(trx);
  const due = rows.map(({ data }) => ({ row: data, key: `time/${last}/${data.id}`, depth: 1 }));
  await startDue(trx, deps, company, workflow, due, at, trigger.again ? undefined : onceStanding);
}

interface Due {
  readonly row: DocumentRow;
  readonly key: string;
  readonly depth: number;
}
type Narrow = (trx: Trx, company: number, workflow: string, due: readonly Due[]) => Promise<readonly Due[]>;

async function startDue(
  trx: Trx,
  deps: WorkflowDeps,
  company: number,
  workflow: WorkflowRow,
  due: readonly Due[],
  at: string,
  narrow: Narrow = async (_trx, _company, _workflow, all) => all,
): Promise<void> {
  const { id, kind, trigger, actions } = workflow;
  const { holds, once } = await judgingForOwner(trx, deps, company, workflow, null);
  const held = due.filter(({ row }) => holds(row, at));
  const fresh = once === null ? await narrow(trx, company, id, held) : held.slice(0, 1);
  const runs = fresh.map(({ row, key, depth }): NewRun => ({
    key: once ?? key,
    depth,
    workflow: id,
    kind,
    document: row.id,
    name: nameOf(row),
    cause: trigger.on,
    actions,
    at,
  }));
  await startRuns(trx, company, runs);
}

/** Those for which the conditions did not hold when the clock last asked; what no longer stands may come anew. */
const onceStanding: Narrow = async (trx, company, workflow, due) => {
  const ids = due.map(({ row }) => row.id);
  await trx
    .deleteFrom('workflow_standing')
    .where('company_id', '=', company)
    .where('workflow', '=', workflow)
    .where('document', '<>', sql<string>`all(${ids})`)
    .execute();
  const { rows } = await sql<{ document: string }>`
    insert into workflow_standing (company_id, workflow, document)
    select ${company}, ${workflow}, document from unnest(${ids}::text[]) as document
    on conflict do nothing returning document`.execute(trx);
  const fresh = new Set(rows.map(({ document }) => document));
  return due.filter(({ row }) => fresh.has(row.id));
};
