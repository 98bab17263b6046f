import { useLingui } from '@lingui/react/macro';
import { isAtWork } from '#model/areas/setup/agent/agent-kinds.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { triggerSentence } from '#words/workflow-sentence.words.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useTriggerNames } from '#views/kit/automation/use-trigger-names.ts';
import { WORKFLOWS } from '#views/kit/automation/workflow-paths.ts';

/** The workflows about a kind that are on, as far as the reader may see any. */
export function useWorkflowsOn(kind: string): readonly WorkflowRow[] {
  const rows: readonly WorkflowRow[] = useRows('workflow');
  return rows.filter((row) => row.kind === kind && isAtWork('workflow', row));
}

/** [WKF13] The workflows that hook into a chart, by name, each with what starts it. */
export function MarkedWorkflows({ workflows }: { readonly workflows: readonly WorkflowRow[] }) {
  const { t } = useLingui();
  const paths = usePaths();
  const names = useTriggerNames();
  if (workflows.length === 0) return null;
  return (
    <Panel title={t`Workflows that hook in here`}>
      <ul className="workflow-marks" aria-label={t`Workflows that hook in here`}>
        {workflows.map(({ id, name, kind, trigger }) => (
          <li key={id}>
            <UiLink to={paths.to(`${WORKFLOWS}/${id}`)}>{name}</UiLink>{' '}
            <span className="ui-faint">{triggerSentence(kind, trigger, names)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
