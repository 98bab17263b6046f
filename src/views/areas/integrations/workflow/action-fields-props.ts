import type { WorkflowAction, WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';

/** What the fields of one action are given. */
export interface ActionFieldsProps<A extends WorkflowAction = WorkflowAction> {
  readonly form: Form<WorkflowForm>;
  readonly kind: string;
  readonly action: A;
  /** Its place in the form. */
  readonly path: string;
  readonly onChange: (action: WorkflowAction) => void;
}
