import { sql } from 'kysely';
import { factsOf, transitionsTaken } from '#model/flows/log-steps.ts';
import { transitionsOf } from '#model/flows/transition-id.ts';
import type { TakenStep } from '#model/flows/flow-figures.ts';
import {
  readShape,
  shapesWithin,
  toldOf,
  within,
  type FlowScope,
  type StepShape,
  type Trx,
} from './flow-queries.ts';
import { documentName } from '#server/platform/model/document-names.ts';

type Taken = Omit<TakenStep, 'byName'>;

/**
 * The documents that took a transition within the period, newest first, before a given event; null if the transition
 * does not exist.
 */
export async function stepsThrough(
  trx: Trx,
  scope: FlowScope,
  transition: string,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<Taken[] | null> {
  const placed = transitionsOf(scope.chart).find(({ id }) => id === transition);
  if (!placed) return null;
  // There are few shapes of steps, but many steps.
  const made = await shapesWithin(trx, scope, factsOf(scope.chart, placed.event));
  const shapes = made.filter((told) => stepTransitions(scope, readShape(told)).includes(transition));
  if (shapes.length === 0) return [];
  const older = page.before === undefined ? sql`true` : sql`seq < ${page.before}`;
  const { rows } = await sql<Taken>`
    select steps.seq, steps.document, steps.at, event.by, ${documentName(sql`doc.data`)} as name
      from (
        select seq, document, at from flow_step
         where ${toldOf(scope)} and ${within(scope)} and ${older} and (before, fact, after) in (
           select before, fact, after
             from jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as shape (before text, fact text, after text))
         order by seq desc limit ${page.limit}) as steps
      join event on event.company_id = ${scope.company} and event.seq = steps.seq
      left join ${sql.table(scope.layout.sqlTable)} as doc
        on doc.company_id = ${scope.company} and doc.id = steps.document collate "C"
     order by steps.seq desc`.execute(trx);
  return rows;
}

/** The transitions taken by a step of the log. */
export const stepTransitions = ({ chart }: FlowScope, step: StepShape) => transitionsTaken(chart, step);
