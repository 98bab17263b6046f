import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Recording, Report } from '#model/recordings/recording.ts';
import { useApp } from '../../app/app-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { useFormat } from '../../ui/use-format.ts';
import { saveRecording } from '../../record/save-recording.ts';

interface ReportListProps {
  readonly onShow: (name: string, recording: Recording) => void;
}

/** Reports that people of the company sent, newest first. */
export function ReportList({ onShow }: ReportListProps) {
  const { t } = useLingui();
  const { reports } = useApp();
  const [changes, setChanges] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const answer = useAsync(`reports ${changes}`, async () => (await reports()).list());
  const attempt = (work: Promise<unknown>): void => {
    setFailed(false);
    work.catch(() => setFailed(true));
  };
  const recordingOf = async ({ id }: Report): Promise<Recording> => (await reports()).recording(id);
  const remove = async ({ id }: Report): Promise<void> => {
    await (await reports()).remove(id);
    setChanges(changes + 1);
  };
  return (
    <Panel title={t`Reports`} flush>
      {hasFailed && <Notice tone="warning">{t`That did not work: the server cannot be reached.`}</Notice>}
      {answer.status === 'loading' && <Skeleton height="6rem" />}
      {answer.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
          <Trans>The reports did not come.</Trans>
        </Notice>
      )}
      {answer.status === 'ready' && (
        <Reported
          reports={answer.value}
          onShow={(one) => attempt(recordingOf(one).then((recording) => onShow(one.text, recording)))}
          onSave={(one) => attempt(recordingOf(one).then(saveRecording))}
          onRemove={(one) => attempt(remove(one))}
        />
      )}
    </Panel>
  );
}

interface ReportedProps {
  readonly reports: readonly Report[];
  readonly onShow: (report: Report) => void;
  readonly onSave: (report: Report) => void;
  readonly onRemove: (report: Report) => void;
}

function Reported({ reports, onShow, onSave, onRemove }: ReportedProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (reports.length === 0)
    return (
      <EmptyState icon="inbox" title={t`No reports`}>
        <Trans>
          Anybody can record what they do, from the menu of their account, and report a problem with it.
        </Trans>
      </EmptyState>
    );
  return (
    <ul className="flow-rows flow-reports">
      {reports.map((report) => (
        <li key={report.id}>
          <span className="flow-row-main">
            <strong>{report.text}</strong>
            <span className="ui-soft">
              {report.byName} · <time dateTime={report.at}>{format.dateTime(report.at)}</time> ·{' '}
              {t`${plural(report.entries, { one: '# entry', other: '# entries' })}`}
            </span>
          </span>
          <Button size="sm" icon="play" onClick={() => onShow(report)}>{t`Replay`}</Button>
          <Button size="sm" icon="download" label={t`Download`} onClick={() => onSave(report)} />
          <Button size="sm" icon="trash" label={t`Delete`} onClick={() => onRemove(report)} />
        </li>
      ))}
    </ul>
  );
}
