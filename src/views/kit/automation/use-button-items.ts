import { useLingui } from '@lingui/react/macro';
import { failureOf } from '#machines/app/session/session.types.ts';
import { isAtWork } from '#model/areas/setup/agent/agent-kinds.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { asksForStock } from '#model/areas/integrations/workflow/figures.ts';
import { allHold } from '#model/areas/integrations/workflow/judge.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel, useRow, useRows } from '../document/model-context.tsx';
import { useToday } from '../document/use-today.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';

/** [WKF4] The buttons of workflows for a document whose conditions hold; the server judges them anew. */
export function useButtonItems(kind: string, document: string): readonly MenuItem[] {
  const { t } = useLingui();
  const model = useModel();
  const announcer = useAnnouncer();
  const { outgoing } = useApp();
  const today = useToday();
  const workflows: readonly WorkflowRow[] = useRows('workflow');
  const row = useRow(kind as TableName, document) as DocumentRow | undefined; // a kind's table
  if (!row || !model.may('workflow.work')) return [];
  return workflows.flatMap((workflow): readonly MenuItem[] => {
    const { id, trigger, name } = workflow;
    if (workflow.kind !== kind || trigger.on !== 'button' || !isAtWork('workflow', workflow)) return [];
    const isOffered =
      asksForStock(kind, workflow.conditions) || ifKnown(() => allHold(workflow, row, { today }), false);
    if (!isOffered) return [];
    const start = async (): Promise<void> => {
      const pressed = model.newId();
      try {
        const { workflows: desk } = await outgoing(model.company);
        await desk.press(id, document, pressed);
        announcer.success(t`${name} has started.`);
      } catch (error) {
        announcer.error(failureOf('failed', error).detail ?? t`That did not work.`);
      }
    };
    return [{ id: `workflow-${id}`, label: trigger.label, icon: 'flow', onSelect: () => void start() }];
  });
}
