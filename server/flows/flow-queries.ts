import { sql, type Transaction } from 'kysely';
import type { AnyStateMachine } from 'xstate';
import type { AccessClass } from '#model/engine/access.ts';
import type { StateValue } from '#model/engine/rows.ts';
import type { FlowRange } from '#model/flows/flow-figures.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';

export type Trx = Transaction<Schema>;

/** One kind of documents of a company, as somebody may see it, over a range of days in the company's time zone. */
export interface FlowScope {
  readonly company: number;
  readonly layout: RowLayout;
  readonly chart: AnyStateMachine;
  readonly access: AccessClass;
  readonly range: FlowRange;
  readonly timeZone: string;
}

/** The shape of a step: the state before, the first fact, the state after. */
export interface StepShape {
  readonly before: StateValue;
  readonly fact: string;
  readonly after: StateValue;
}

/** Steps of the same shape on one day. */
export interface StepCount extends StepShape {
  readonly day: string;
  readonly count: number;
}

/** How long documents stayed in a state: seconds. */
export interface StayFigures {
  readonly state: string;
  readonly stays: number;
  readonly median: number;
  readonly ninetieth: number;
}

/** The bounds of a range of days as timestamps: from (inclusive), to (exclusive). */
const fromMoment = (day: string, timeZone: string) => sql`(${day}::timestamp at time zone ${timeZone})`;
const toMoment = (day: string, timeZone: string) =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

type Days = Pick<FlowScope, 'range' | 'timeZone'>;

export const within = ({ range, timeZone }: Days, at = sql`at`) =>
  sql`${at} >= ${fromMoment(range.from, timeZone)} and ${at} < ${toMoment(range.to, timeZone)}`;

/**
 * The first event of some days or later, found by the index of the audit log: the log has no other by time, and would be read whole.
 * Null: none. Not the one that is first by time, as clocks that were days ahead are believed again once they are right.
 */
export async function firstWithin(
  trx: Trx,
  { company, range, timeZone }: Days & Pick<FlowScope, 'company'>,
): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`
    select min(seq) as seq from (
      select seq from event
       where company_id = ${company} and index = 0 and at >= ${fromMoment(range.from, timeZone)}
      offset 0) as entry`.execute(trx); // the offset has the index by time read, not the log from its beginning
  return rows[0]?.seq ?? null;
}

/** The end of the last day. */
export const endOf = ({ range, timeZone }: Days) => toMoment(range.to, timeZone);

/** Condition for stays that included the end of the period. */
export const stoodAt = (days: Days, from: ReturnType<typeof sql>, until: ReturnType<typeof sql>) =>
  sql`${from} < ${endOf(days)} and ${until} >= ${endOf(days)}`;

/**
 * Runs a query that joins many rows with many. PostgreSQL assumes that a table filled just now is empty, and would scan
 * one side for each row of the other.
 */
export async function joinedAtOnce<T>(trx: Trx, query: () => Promise<T>): Promise<T> {
  const loops = (setting: 'on' | 'off') =>
    sql`select set_config('enable_nestloop', ${setting}, true)`.execute(trx);
  const [, found] = await together([loops('off'), query(), loops('on')]);
  return found;
}

/** The summary rows of a kind; for kinds that follow other documents, only those whose document the reader may see. */
export function toldOf({ company, layout, access }: Pick<FlowScope, 'company' | 'layout' | 'access'>) {
  const { name, follows } = layout.table;
  const own = sql`company_id = ${company} and kind = ${name}`;
  return follows === undefined ? own : sql`${own} and about = any(${[...access.tables]}::text[])`;
}

/** Counts each shape of step, by day. */
export async function countSteps(trx: Trx, scope: FlowScope): Promise<StepCount[]> {
  const { from, to } = scope.range;
  const { rows } = await sql<Told & Omit<StepCount, keyof StepShape>>`
    select before, fact, after, day, sum(steps)::int as count from flow_day
     where ${toldOf(scope)} and day between ${from}::date and ${to}::date
     group by before, fact, after, day having sum(steps) > 0 order by day`.execute(trx);
  return rows.map(({ day, count, ...shape }) => ({ ...readShape(shape), day, count }));
}

/** The shapes of steps within the period that begin with one of these facts. */
export async function shapesWithin(
  trx: Trx,
  scope: FlowScope,
  facts: readonly string[],
): Promise<readonly Told[]> {
  const { from, to } = scope.range;
  const { rows } = await sql<Told>`
    select distinct before, fact, after from flow_day
     where ${toldOf(scope)} and day between ${from}::date and ${to}::date and steps > 0
       and fact = any(${[...facts]}::text[])`.execute(trx);
  return rows;
}

/** A step's shape as stored. */
export type Told = Readonly<Record<keyof StepShape, string>>;

/** States are stored as JSON text. */
export const readShape = ({ before, fact, after }: Told): StepShape => ({
  before: JSON.parse(before) as StateValue, // written from one
  fact,
  after: JSON.parse(after) as StateValue, // likewise
});

/** Durations of the stays that ended within the period, by state. */
export async function measureStays(trx: Trx, scope: FlowScope): Promise<StayFigures[]> {
  const took = sql`extract(epoch from left_at - entered)::float8`;
  const { rows } = await sql<StayFigures>`
    select state, count(*)::int as stays,
           percentile_cont(0.5) within group (order by ${took}) as median,
           percentile_cont(0.9) within group (order by ${took}) as ninetieth
      from flow_stay where ${toldOf(scope)} and ${within(scope, sql`left_at`)} group by state`.execute(trx);
  return rows;
}
