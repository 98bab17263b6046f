import { sql } from 'kysely';
import type { Folding } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import type { DocumentRow, StateValue } from '#model/engine/rows.ts';
import { isWithin } from '#model/engine/scope.ts';
import { Store } from '#model/engine/store.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { figureOf } from '#model/areas/integrations/workflow/figures.ts';
import { isIn } from '#model/areas/integrations/workflow/judge.ts';
import type { DryRun } from '#model/areas/integrations/workflow/run-answer.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { isAbout } from './follow-facts.ts';
import { judging } from './judged-rows.ts';
import { occurrences } from './occurrences.ts';
import type { Trx, WorkflowDeps } from './workflow-deps.ts';

const HOUR = 3_600_000;
const DAYS = 30;
const MOST_SHOWN = 200;

type Entry = DryRun['entries'][number];
type Form = Pick<WorkflowForm, 'kind' | 'trigger' | 'conditions'>;

/**
 * [WKF9] What a workflow would have started in the last thirty days, as its reader may see it: the log is read again, and
 * each document judged as it was. Nothing is written. Of stock only the present is known; what workflows would have
 * changed themselves is not played on.
 */
export async function dryRunOf(
  trx: Trx,
  deps: Pick<WorkflowDeps, 'engine' | 'layouts' | 'now'>,
  { company, access }: CompanyAccess,
  form: Form,
): Promise<DryRun> {
  const to = deps.now();
  const from = new Date(Date.parse(to) - DAYS * 24 * HOUR).toISOString();
  const { table } = layoutFor(deps.layouts, form.kind);
  const holds = await judging(trx, company, deps.layouts, form, null);
  const moments = await momentsOf(trx, company, form, from, to);
  const entries: Entry[] = [];
  let heldBack = 0;
  for (const events of await documentsIn(trx, deps, company, form, from)) {
    for (const { row, at } of startsOf(deps.engine, table, form, events, { from, to, moments })) {
      if (!isWithin(access.scope, table, row)) continue;
      if (holds(row, at)) entries.push({ kind: form.kind, document: row.id, name: nameOf(row), at });
      else heldBack += 1;
    }
  }
  const asked = onceEach(form, entries);
  const shown = asked.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_SHOWN);
  const asOfNow = form.conditions.flatMap(({ field }) =>
    figureOf(form.kind, field)?.ofStock ? [field] : [],
  );
  return { from, to, started: asked.length, heldBack, entries: shown, asOfNow };
}

/** A time that is told once for a document: what stood an hour before is not told again. */
function onceEach({ trigger }: Form, entries: readonly Entry[]): readonly Entry[] {
  if (trigger.on !== 'time' || trigger.again) return entries;
  const known = new Set<string>();
  return entries.filter(({ document }) => !known.has(document) && known.add(document));
}

async function momentsOf(
  trx: Trx,
  company: number,
  { trigger }: Form,
  from: string,
  to: string,
): Promise<readonly string[]> {
  return trigger.on === 'time' ? occurrences(trigger, from, to, await companyZone(trx, company)) : [];
}

/** The events of each document that something may have started for, from their beginning. */
async function documentsIn(
  trx: Trx,
  { layouts }: Pick<WorkflowDeps, 'layouts'>,
  company: number,
  { kind, trigger }: Form,
  from: string,
): Promise<readonly (readonly LogEvent[])[]> {
  const hours = trigger.on === 'stay' ? trigger.hours : 0;
  const since = new Date(Date.parse(from) - hours * HOUR).toISOString();
  const { sqlTable } = layoutFor(layouts, kind);
  const open =
    trigger.on === 'time'
      ? sql`union select id from ${sql.table(sqlTable)} where company_id = ${company} and open`
      : sql``;
  const { rows } = await sql<LogEvent>`
    with found as (
      select distinct document from event where company_id = ${company} and kind = ${kind} and at >= ${since} ${open})
    select seq, kind, document, version, type, state, data, at, by, by_type as "byType", command, index from event
     where company_id = ${company} and kind = ${kind} and document in (select document from found)
     order by document, seq`.execute(trx);
  return [...Map.groupBy(rows, ({ document }) => document).values()];
}

interface Span {
  readonly from: string;
  readonly to: string;
  readonly moments: readonly string[];
}

/** Where a document would have started it, but for its conditions. */
interface Start {
  readonly row: DocumentRow;
  readonly at: string;
}

/** Folds a document, and stops wherever the trigger is met. */
function* startsOf(
  engine: Folding,
  table: AnyTable,
  { trigger }: Form,
  events: readonly LogEvent[],
  { from, to, moments }: Span,
): Generator<Start> {
  const store = new Store([table]);
  const rowOf = (id: string) => store.all(table.name).get(id) as DocumentRow | undefined; // a kind's table
  let before: StateValue | null = null;
  let since: string | null = null;
  for (const [n, event] of events.entries()) {
    fold(engine, store, event, 'bulk');
    const row = rowOf(event.document);
    const at = new Date(event.at).toISOString();
    const next = events[n + 1];
    const until = next ? new Date(next.at).toISOString() : to;
    if (!row) continue;
    if (trigger.on === 'fact' && at >= from && isAbout(trigger, event)) yield { row, at };
    if (trigger.on === 'state' && at >= from && isAbout(trigger, event) && !isIn(before, trigger.state))
      yield { row, at };
    if (trigger.on === 'stay') {
      since = isAbout(trigger, event) ? (isIn(before, trigger.state) ? since : at) : null;
      const due = since && new Date(Date.parse(since) + trigger.hours * HOUR).toISOString();
      if (due && due >= from && due > at && due <= until) yield { row, at: due };
    }
    if (trigger.on === 'time' && (table.isOpen?.(row) ?? true))
      for (const moment of moments) if (moment >= at && moment < until) yield { row, at: moment };
    before = event.state;
  }
}
