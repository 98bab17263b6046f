import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import * as v from '#model/values/schemas.ts';
import { conditionsAreSeen, writtenAreSeen } from '#model/areas/integrations/workflow/visible-conditions.ts';
import {
  workflowFacts,
  workflowForm,
  type WorkflowForm,
} from '#model/areas/integrations/workflow/workflow.facts.ts';
import { workflowKind, type WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { kindIsSeen, workflowNameIsFree } from '#model/areas/integrations/workflow/workflow.rules.ts';

type WorkflowCommand = 'create' | 'update' | 'enable' | 'disable' | 'archive';

const update = { guard: 'isSound', actions: 'updated' } as const;
const enable = { guard: 'mayBeEnabled', target: 'enabled', actions: 'enabled' } as const;
const archive = { target: 'archived', actions: 'archived' } as const;

/** The life of what a company has done by itself. [WKF1] */
const workflowMachine = documentSetup<WorkflowRow, WorkflowCommand>()({
  rules: {
    isSound: all<WorkflowRow, WorkflowForm>(workflowNameIsFree, writtenAreSeen),
    mayBeEnabled: all(kindIsSeen, conditionsAreSeen),
  },
  facts: workflowFacts,
  makers: { enabled: ({ env }: DecisionContext<WorkflowRow>) => ({ owner: env.by }) },
}).createMachine({
  id: 'workflow',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } } },
    draft: { on: { update, enable, archive } },
    enabled: { on: { disable: { target: 'disabled', actions: 'disabled' } } },
    disabled: { on: { update, enable, archive } },
    archived: {},
  },
});

/** It gives and takes rights to act: nothing is shown before it takes effect. */
const confirmed = (action: string, schema: CommandSpec['schema'] = v.empty): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: `workflow.${action}`,
});

export const workflowDocument: DocumentType = {
  ...workflowKind,
  chart: workflowMachine,
  commands: {
    create: confirmed('create', workflowForm),
    update: { ...confirmed('edit', workflowForm), savesForm: true },
    enable: { ...confirmed('enable'), wantsProof: true, lendsRights: true },
    disable: { ...confirmed('enable'), whileReadOnly: true },
    archive: confirmed('archive'),
  },
  facts: workflowFacts,
};
