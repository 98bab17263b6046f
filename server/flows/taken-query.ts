import { sql } from 'kysely';
import type { StateValue } from '#model/engine/rows.ts';
import { factsOf, transitionsTaken } from '#model/flows/log-steps.ts';
import { transitionsOf } from '#model/flows/transition-id.ts';
import type { TakenStep } from '#model/flows/flow-figures.ts';
import { documentName, stepsOf, within, type FlowScope, type Trx } from './flow-queries.ts';

interface StepShape {
  readonly before: StateValue | null;
  readonly fact: string;
  readonly after: StateValue;
}

type Taken = Omit<TakenStep, 'byName'>;

/** The documents that took a transition within the days, newest first, older than an event; null for no transition. */
export async function stepsThrough(
  trx: Trx,
  scope: FlowScope,
  transition: string,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<Taken[] | null> {
  const placed = transitionsOf(scope.chart).find(({ id }) => id === transition);
  if (!placed) return null;
  const shapes = await shapesThrough(trx, scope, transition, factsOf(scope.chart, placed.event));
  if (shapes.length === 0) return [];
  const older = page.before === undefined ? sql`true` : sql`steps.seq < ${page.before}`;
  const { rows } = await sql<Taken>`
    select steps.seq, steps.document, steps.at, steps.by, ${documentName(sql`doc.data`)} as name
      from (${stepsOf(scope, sql`by`)}) as steps
      join jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as shape (before jsonb, fact text, after jsonb)
        on shape.fact = steps.type and shape.after = steps.state
       and shape.before is not distinct from coalesce(steps.before, 'null'::jsonb)
      left join ${sql.table(scope.layout.sqlTable)} as doc
        on doc.company_id = ${scope.company} and doc.id = steps.document collate "C"
     where ${older} order by steps.seq desc limit ${page.limit}`.execute(trx);
  return rows;
}

/** Which of the steps that were made with these facts took the transition: there are few kinds of steps. */
async function shapesThrough(
  trx: Trx,
  scope: FlowScope,
  transition: string,
  facts: readonly string[],
): Promise<StepShape[]> {
  const { rows } = await sql<StepShape>`
    select distinct before, type as fact, state as after from (${stepsOf(scope)}) as steps
     where type = any(${[...facts]}::text[]) and ${within(scope)}`.execute(trx);
  return rows.filter((step) => stepTransitions(scope, step).includes(transition));
}

/** The transitions that a step of the log took; a document that was not there stood where its chart begins. */
export const stepTransitions = ({ chart, start }: FlowScope, { before, fact, after }: StepShape) =>
  transitionsTaken(chart, { before: before ?? start, fact, after });
