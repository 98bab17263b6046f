import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WorkflowRun, WorkflowRuns as Runs } from '#model/areas/integrations/workflow/run-answer.ts';
import { hasFailed, wasCut } from '#model/areas/integrations/workflow/run-states.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { runLook } from './run-look.ts';
import { useStepWords } from './use-step-words.ts';

interface RunsProps {
  readonly row: WorkflowRow;
  /** Null before the first answer. */
  readonly runs: Runs | null;
  readonly busy: string | null;
  readonly onRetry: (run: string) => void;
}

/** What a workflow did, the newest first: where it stands, what it did, and why it failed. [WKF11] */
export function WorkflowRuns({ row, runs, busy, onRetry }: RunsProps) {
  const { t } = useLingui();
  if (!runs) return <Skeleton height="12rem" />;
  if (runs.runs.length === 0)
    return (
      <EmptyState icon="flow" title={t`It has not run yet`}>
        {t`Each time it starts, what it did stands here for ninety days.`}
      </EmptyState>
    );
  return (
    <Panel
      title={t({ message: 'Runs', context: 'workflow' })}
      subtitle={t`Those of the last ninety days; the newest 100 are shown.`}
    >
      <ul className="workflow-runs" aria-label={t({ message: 'Runs', context: 'workflow' })}>
        {runs.runs.map((run) => (
          <RunLine
            key={run.id}
            row={row}
            run={run}
            isBusy={busy === run.id}
            onRetry={() => onRetry(run.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RunLineProps {
  readonly row: WorkflowRow;
  readonly run: WorkflowRun;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function RunLine({ row, run, isBusy, onRetry }: RunLineProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const nameOf = useDocumentName();
  const may = useModel().may('workflow.enable');
  const [isOpen, setOpen] = useState(false);
  const { tone, icon, label } = runLook[run.state];
  const isHidden = run.document === '';
  const path = isHidden ? undefined : documentPath(run.kind, run.document);
  const name = isHidden ? t`Something you may not see` : run.name || nameOf(run.kind, run.document);
  return (
    <li data-state={run.state}>
      <div className="workflow-run-head">
        {path === undefined ? <span>{name}</span> : <UiLink to={paths.to(path)}>{name}</UiLink>}
        <Badge tone={tone} icon={icon}>
          {i18n._(label)}
        </Badge>
        <span className="ui-faint">
          {format.dateTime(run.started_at)} · {t`${run.step} of ${run.of} steps`}
          {run.wake_at !== null && ` · ${t`until ${format.dateTime(run.wake_at)}`}`}
        </span>
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Trans>Details</Trans>
        </Button>
        {hasFailed(run) && may && (
          <Button size="sm" icon="refresh" loading={isBusy} data-testid="retry-run" onClick={onRetry}>
            <Trans>Run again</Trans>
          </Button>
        )}
      </div>
      <Why run={run} />
      {isOpen && <Steps row={row} run={run} />}
    </li>
  );
}

/** Why a run failed, and what to do; or why it was not started. */
function Why({ run }: { readonly run: WorkflowRun }) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  if (wasCut(run))
    return (
      <Notice tone="warning">
        {t`Not started: five workflows had followed from one another before it. Change one of them so that they do not start each other.`}
      </Notice>
    );
  if (!hasFailed(run) || !run.refusal) return null;
  return <Notice tone="danger">{sentence(run.refusal as Parameters<typeof sentence>[0])}</Notice>; // as the server sends it
}

function Steps({ row, run }: Pick<RunLineProps, 'row' | 'run'>) {
  const { t } = useLingui();
  const format = useFormat();
  const stepWords = useStepWords();
  if (run.steps.length === 0) return <p className="ui-faint">{t`Nothing was done yet.`}</p>;
  return (
    <ol className="workflow-steps-done">
      {run.steps.map((step, index) => (
        <li key={`${step.at} ${index}`}>
          {stepWords(row.kind, step)} <span className="ui-faint">{format.dateTime(step.at)}</span>
        </li>
      ))}
    </ol>
  );
}
