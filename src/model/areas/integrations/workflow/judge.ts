import type { DocumentRow, StateValue } from '#model/engine/rows.ts';
import { addDays } from '#model/values/moments.ts';
import { ownValue } from '#model/values/own-value.ts';
import { valueIn, type Around } from './figures.ts';
import type { WorkflowCondition, WorkflowForm } from './workflow.facts.ts';

/** Whether a state is, or is within, the one at a path: `posted`, `commercial.confirmed`. */
export function isIn(state: StateValue | null, path: string): boolean {
  if (state === null) return false;
  const [first = '', ...rest] = path.split('.');
  if (typeof state === 'string') return rest.length === 0 && state === first;
  const inner = ownValue(state, first);
  if (inner === undefined) return false;
  return rest.length === 0 || isIn(inner, rest.join('.'));
}

/** [WKF5] Whether all conditions of a workflow hold for a document. What cannot be told does not hold. */
export const allHold = (
  { kind, conditions }: Pick<WorkflowForm, 'kind' | 'conditions'>,
  row: DocumentRow,
  around: Around,
): boolean => conditions.every((condition) => holds(kind, condition, row, around));

function holds(kind: string, condition: WorkflowCondition, row: DocumentRow, around: Around): boolean {
  const { field, is, value } = condition;
  if (field === 'state') return isIn(row.state, String(value)) === (is === 'is');
  const held = valueIn(kind, field, row, around);
  switch (is) {
    case 'is':
      return held === value;
    case 'isNot':
      return held !== undefined && held !== value;
    case 'contains':
      return typeof held === 'string' && held.toLowerCase().includes(String(value).toLowerCase());
    case 'over':
      return typeof held === 'number' && held > Number(value);
    case 'under':
      return typeof held === 'number' && held < Number(value);
    case 'yes':
      return held === true;
    case 'no':
      return held === false || held === undefined;
    case 'has':
      return listed(held).includes(String(value));
    case 'hasNot':
      return !listed(held).includes(String(value));
    case 'moreDaysAgo':
      return typeof held === 'string' && isWhole(value) && held < addDays(around.today, -value);
    case 'withinDays':
      return (
        typeof held === 'string' &&
        isWhole(value) &&
        held >= around.today &&
        held <= addDays(around.today, value)
      );
    case 'filled':
      return isFilled(held);
    case 'empty':
      return !isFilled(held);
    default:
      return is satisfies never;
  }
}

/** A text where days are meant says nothing: no day is that far away. */
const isWhole = (value: WorkflowCondition['value']): value is number => Number.isSafeInteger(value);
const listed = (held: unknown): readonly unknown[] => (Array.isArray(held) ? held : []);
const isFilled = (held: unknown): boolean => held !== undefined && held !== null && held !== '';
