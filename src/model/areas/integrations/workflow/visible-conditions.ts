import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { kinds } from '#model/kinds.ts';
import { stockTables } from '#model/stock/stock.tables.ts';
import { figuresOf } from './figures.ts';
import type { WorkflowForm } from './workflow.facts.ts';
import type { WorkflowRow } from './workflow.kind.ts';

type May = (permission: string) => boolean;
type Conditions = Pick<WorkflowForm, 'kind' | 'conditions'>;

/** Of which table stock is read. */
const stockView = stockTables.find(({ name }) => name === 'availability')?.view;

/** The permissions that it takes to see a field of a kind, or what a figure of it is of. */
function neededFor(kind: string, field: string): readonly string[] {
  const figure = figuresOf(kind)[field];
  const fields = figure?.needs ?? [field];
  const guards = kinds.find((one) => one.kind === kind)?.table.guarded ?? [];
  const own = guards.filter((guard) => guard.fields.some((one) => fields.includes(one)));
  return [...own.map(({ permission }) => permission), ...(figure?.ofStock && stockView ? [stockView] : [])];
}

/** Whether somebody sees what a condition on a field is of. */
export const seesField = (kind: string, field: string, may: May): boolean =>
  neededFor(kind, field).every(may);

/**
 * [WKF15] Why somebody may not have these conditions judged: whether they hold would tell what a field holds that they may
 * not see. Null: they see all of them.
 */
export function hiddenCondition({ kind, conditions }: Conditions, may: May): Refusal | null {
  for (const [index, { field }] of conditions.entries()) {
    const permission = neededFor(kind, field).find((one) => !may(one));
    if (permission === undefined) continue;
    const code = 'conditionHidden';
    return {
      code,
      params: { field, number: index + 1, permission },
      fields: { [`conditions.${index}`]: code },
    };
  }
  return null;
}

const unlessSeen = (
  conditions: Conditions | undefined,
  { internal, may }: DecisionContext<WorkflowRow>['env'],
): Refusal | null => (internal || !conditions ? null : hiddenCondition(conditions, may));

/** [WKF15] Whoever writes conditions sees what they are of. */
export const writtenAreSeen: Rule<WorkflowRow, WorkflowForm> = ({ env }, data) => unlessSeen(data, env);

/** [WKF15] Whoever turns it on sees what its conditions are of. */
export const conditionsAreSeen = ({ row, env }: DecisionContext<WorkflowRow>): Refusal | null =>
  unlessSeen(row, env);
