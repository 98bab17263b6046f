import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { WorkflowForm } from './workflow.facts.ts';
import type { WorkflowRow } from './workflow.kind.ts';

/** [WKF1] A name belongs to one workflow that is not archived, whatever its case. */
export const workflowNameIsFree: Rule<WorkflowRow, WorkflowForm> = ({ view, id }, data) => {
  const taken = data && view.by('workflow', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

/** [WKF2] Whoever enables it sees what it is about. */
export const kindIsSeen = ({ row, env }: DecisionContext<WorkflowRow>): Refusal | null => {
  const permission = `${row?.kind ?? ''}.view`;
  return !row || env.internal || env.may(permission)
    ? null
    : { code: 'notPermitted', params: { permission } };
};
