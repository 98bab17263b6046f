import { useLingui } from '@lingui/react/macro';
import { isAtWork } from '#model/agent/agent-kinds.ts';
import type { WorkflowRow } from '#model/workflow/workflow.kind.ts';
import { triggerSentence } from '#words/workflow-sentence.words.ts';
import { usePaths } from '../../app/use-paths.ts';
import { useRows } from '../../document/model-context.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UiLink } from '../../ui/ui-link.tsx';
import { useTriggerNames } from '../../automation/use-trigger-names.ts';
import { WORKFLOWS } from '../../automation/workflow-paths.ts';

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
