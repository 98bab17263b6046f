import { sql, type Transaction } from 'kysely';
import type { AnyStateMachine } from 'xstate';
import type { AccessClass } from '#model/engine/access.ts';
import type { StateValue } from '#model/engine/rows.ts';
import { continuedFacts } from '#model/flows/log-steps.ts';
import type { FlowRange } from '#model/flows/flow-figures.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';

export type Trx = Transaction<Schema>;

/** One kind of documents of a company, as somebody may see it, over a range of days in the company's zone. */
export interface FlowScope {
  readonly company: number;
  readonly layout: RowLayout;
  readonly chart: AnyStateMachine;
  /** Where the chart begins. */
  readonly start: StateValue;
  readonly access: AccessClass;
  readonly range: FlowRange;
  readonly timeZone: string;
}

/** Steps alike, of one day. */
export interface StepCount {
  readonly before: StateValue | null;
  readonly fact: string;
  readonly after: StateValue;
  readonly day: string;
  readonly count: number;
}

/** How long documents stayed in a state: seconds. */
export interface StayFigures {
  readonly region: string;
  readonly name: string;
  readonly stays: number;
  readonly median: number;
  readonly ninetieth: number;
}

/** Where the days of a range begin and end, as moments: from, and before. */
const fromMoment = (day: string, timeZone: string) => sql`(${day}::timestamp at time zone ${timeZone})`;
const toMoment = (day: string, timeZone: string) =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

export const within = ({ range, timeZone }: Pick<FlowScope, 'range' | 'timeZone'>, at = sql`at`) =>
  sql`${at} >= ${fromMoment(range.from, timeZone)} and ${at} < ${toMoment(range.to, timeZone)}`;

/** Rows and facts about tables that are closed to the reader count for nothing. */
export function seen({ layout, access }: Pick<FlowScope, 'layout' | 'access'>) {
  const { follows } = layout.table;
  return follows === undefined
    ? sql`true`
    : sql`data ->> ${follows}::text = any(${[...access.tables]}::text[])`;
}

/** Days within which most of a year's documents did not move. */
const SHORT = 100;

/**
 * The facts of the documents of a kind; over a short range only of those that something happened to in it, since the
 * others need not be put in order. Over a long one finding them costs more than it saves.
 */
function ofMoved(scope: FlowScope) {
  const { from, to } = scope.range;
  const ofKind = sql`company_id = ${scope.company} and kind = ${scope.layout.table.name} and version > 0`;
  if (Date.parse(to) - Date.parse(from) > SHORT * 86_400_000) return sql`${ofKind} and ${seen(scope)}`;
  return sql`${ofKind} and ${seen(scope)} and document in (
    select document from event where ${ofKind} and ${within(scope)})`;
}

/** Lets this transaction sort the facts of a large company in memory: by default all but the smallest go to disk. */
export async function sortInMemory(trx: Trx): Promise<void> {
  await sql`select set_config('work_mem', '48MB', true)`.execute(trx);
}

/**
 * The steps of every document of a kind, each with the state before it: of several facts that one transition wrote
 * together only the first.
 */
export function stepsOf(scope: FlowScope, columns = sql`null`) {
  const pairs = continuedFacts(scope.chart);
  return sql`
    select * from (
      select document, seq, at, type, state, ${columns},
             lag(state) over documents as before, lag(type) over documents as prior_type,
             lag(state) over documents = state and lag(command) over documents = command as goes_on
        from event
       where ${ofMoved(scope)}
      window documents as (partition by document order by version)) as facts
     where ${within(scope)}
       and not (coalesce(goes_on, false) and prior_type || '>' || type = any(${[...pairs]}::text[]))`;
}

/** How often each kind of step was made, by day. */
export async function countSteps(trx: Trx, scope: FlowScope): Promise<StepCount[]> {
  const { rows } = await sql<StepCount>`
    select before, type as fact, state as after, count(*)::int as count,
           to_char(at at time zone ${scope.timeZone}, 'YYYY-MM-DD') as day
      from (${stepsOf(scope)}) as steps group by before, type, state, day order by day`.execute(trx);
  return rows;
}

/** Every stay of a document in a state of a region: when it came, and when it left; null where it is there still. */
const staysOf = (scope: FlowScope) => sql`
  select region, name, at as entered, lead(at) over places as left_at
    from (
      select document, version, at, region, name,
             lag(name) over (partition by document, region order by version) as prior
        from event cross join lateral jsonb_each_text(
               case jsonb_typeof(state) when 'object' then state else jsonb_build_object('', state) end
             ) as places (region, name)
       where ${ofMoved(scope)}) as facts
   where prior is distinct from name
  window places as (partition by document, region order by version)`;

/** How long the stays took that ended within the days, by state. */
export async function measureStays(trx: Trx, scope: FlowScope): Promise<StayFigures[]> {
  const took = sql`extract(epoch from left_at - entered)::float8`;
  const { rows } = await sql<StayFigures>`
    select region, name, count(*)::int as stays,
           percentile_cont(0.5) within group (order by ${took}) as median,
           percentile_cont(0.9) within group (order by ${took}) as ninetieth
      from (${staysOf(scope)}) as stays where ${within(scope, sql`left_at`)} group by region, name`.execute(
    trx,
  );
  return rows;
}

/** What a document is called: its number, SKU, code or name; null where it has none. */
export const documentName = (data = sql`data`) => sql<string | null>`
  coalesce(${data} ->> 'number', ${data} ->> 'sku', ${data} ->> 'code',
           case jsonb_typeof(${data} -> 'name') when 'string' then ${data} ->> 'name' end)`;
