import './workflow.css';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useFullName } from '#views/kit/document/person-name.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useRuns } from './use-runs.ts';
import { WorkflowDrawing, WorkflowSentence } from './workflow-drawing.tsx';
import { WorkflowDryRun } from './workflow-dry-run.tsx';
import { WORKFLOWS } from '#views/kit/automation/workflow-paths.ts';
import { WorkflowRuns } from './workflow-runs.tsx';
import { workflowWords } from './workflow.look.ts';

/** One workflow: what it does, what it did, and what it would have done. */
export function WorkflowPage({ row }: { readonly row: WorkflowRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { runs, busy, retry } = useRuns(row.id);
  return (
    <DocumentPage
      words={workflowWords}
      row={row}
      title={row.name}
      back={{ label: i18n._(workflowWords.many), to: paths.to(WORKFLOWS) }}
      overrides={{ update: () => paths.go(`${WORKFLOWS}/edit/${row.id}`) }}
      hasStockEffect={false}
      tabs={[
        {
          id: 'about',
          label: t`What it does`,
          content: <About row={row} cut={runs?.counts.cut ?? 0} />,
        },
        {
          id: 'runs',
          label: t({ message: 'Runs', context: 'workflow' }),
          count: runs?.runs.length,
          content: <WorkflowRuns row={row} runs={runs} busy={busy} onRetry={(run) => void retry(run)} />,
        },
        { id: 'dry-run', label: t`Last 30 days`, content: <WorkflowDryRun form={row} /> },
      ]}
    />
  );
}

interface AboutProps {
  readonly row: WorkflowRow;
  /** How often it was cut off. */
  readonly cut: number;
}

function About({ row, cut }: AboutProps) {
  const { t } = useLingui();
  const fullName = useFullName();
  const subtitle =
    row.owner === ''
      ? t`It acts with the rights of whoever turns it on.`
      : t`It acts with the rights of ${fullName(row.owner)}, as they are at each step.`;
  return (
    <div className="ui-stack">
      {cut > 0 && (
        <Notice tone="warning">
          {t`${plural(cut, {
            one: 'Cut off once: it would have been the sixth workflow in a row to follow from another.',
            other: 'Cut off # times: it would have been the sixth workflow in a row to follow from another.',
          })}`}
        </Notice>
      )}
      <Panel title={t`What it does`} subtitle={subtitle}>
        <div className="ui-stack">
          <WorkflowSentence form={row} />
          <WorkflowDrawing form={row} />
        </div>
      </Panel>
    </div>
  );
}
