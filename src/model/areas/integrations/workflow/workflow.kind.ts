import type { Draft } from 'immer';
import { isAtWork, type AgentRow } from '#model/areas/setup/agent/agent-kinds.ts';
import { defineKind } from '#model/engine/kind.ts';
import type { WorkflowForm } from './workflow.facts.ts';

/** What a company has done by itself, under a name of its own. */
export interface WorkflowRow extends AgentRow, WorkflowForm {
  readonly name: string;
  /** Who enabled it last; nobody yet: empty. */
  readonly owner: string;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    workflow: WorkflowRow;
  }
}

type Row = Draft<WorkflowRow>;

/** [WKF2] All that its owner may do, and no more. */
const asOwner = { role: null, permissions: null, warehouses: null } as const;

/** The key of those that are on. */
export const AT_WORK = 'yes';

const over: ReadonlySet<unknown> = new Set(['archived']);

export const workflowKind = defineKind({
  kind: 'workflow',
  actions: ['view', 'create', 'edit', 'enable', 'work', 'archive'],
  isDiscussed: false,
  changesAccess: true,
  indexes: {
    name: (row) => (over.has(row.state) ? null : row.name.toLowerCase()),
    atWork: (row) => (isAtWork('workflow', row) ? AT_WORK : null),
  },
  folds: {
    created: (row: Row, form: WorkflowForm) => void Object.assign(row, form, asOwner, { owner: '' }),
  },
});
