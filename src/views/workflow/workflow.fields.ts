import { msg } from '@lingui/core/macro';
import type { WorkflowForm } from '#model/workflow/workflow.facts.ts';
import type { RecordFields } from '../records/record-field.ts';

/** What histories name of a workflow; its form has a page of its own. */
export const workflowFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    search: true,
    sort: true,
    column: { width: { share: 2, min: 200 } },
  },
  kind: { label: msg`Kind of document`, as: 'text' },
  trigger: { label: msg`Trigger`, as: 'text' },
  conditions: { label: msg`Conditions`, as: 'text' },
  actions: { label: msg`Actions`, as: 'text' },
} satisfies RecordFields<WorkflowForm>;
