import type { WorkflowForm } from './workflow.facts.ts';

/** A valid workflow; override what matters to the test. */
export const workflowFixture = (over: Partial<WorkflowForm> = {}): WorkflowForm => ({
  name: 'Greet',
  kind: 'customer',
  trigger: { on: 'fact', fact: 'created' },
  conditions: [],
  actions: [{ do: 'comment', text: 'Welcome' }],
  ...over,
});
