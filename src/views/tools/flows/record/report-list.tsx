import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Recording } from '#model/recordings/recording.ts';
import type { Report } from '#model/recordings/report.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useSaveRecording } from '#views/frame/recordings/use-save-recording.ts';
import { DeletesReport } from './deletes-report.tsx';
import { ReportLine } from './report-line.tsx';

interface ReportListProps {
  readonly onShow: (name: string, recording: Recording) => void;
}

/** Problem reports from people of the company, newest first. */
export function ReportList({ onShow }: ReportListProps) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<Report | null>(null);
  const { answer, hasFailed, fetch, remove } = useReports();
  const save = useSaveRecording();
  return (
    <Panel title={t`Reports`} flush>
      {hasFailed && <Notice tone="warning">{t`That didn't work: the server can't be reached.`}</Notice>}
      {answer.status === 'loading' && <Skeleton height="6rem" />}
      {answer.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
          <Trans>Couldn't load the reports.</Trans>
        </Notice>
      )}
      {answer.status === 'ready' && (
        <Reported
          reports={answer.value}
          onShow={(one) => fetch(one, (recording) => onShow(one.text, recording))}
          onSave={(one) => fetch(one, save)}
          onRemove={setLeaving}
        />
      )}
      {leaving && (
        <DeletesReport
          report={leaving}
          onDelete={() => {
            setLeaving(null);
            remove(leaving);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
}

/** The reports of the company, and the actions on one. */
function useReports() {
  const { reports } = useApp();
  const [changes, setChanges] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const answer = useAsync(`reports ${changes}`, async () => (await reports()).list());
  const attempt = (work: Promise<unknown>): void => {
    setFailed(false);
    work.catch(() => setFailed(true));
  };
  return {
    answer,
    hasFailed,
    fetch: ({ id }: Report, then: (recording: Recording) => void): void =>
      attempt(reports().then(async (calls) => then(await calls.recording(id)))),
    remove: ({ id }: Report): void =>
      attempt(
        reports()
          .then((calls) => calls.remove(id))
          .then(() => setChanges(changes + 1)),
      ),
  };
}

interface ReportedProps {
  readonly reports: readonly Report[];
  readonly onShow: (report: Report) => void;
  readonly onSave: (report: Report) => void;
  readonly onRemove: (report: Report) => void;
}

function Reported({ reports, ...acts }: ReportedProps) {
  const { t } = useLingui();
  if (reports.length === 0)
    return (
      <EmptyState icon="inbox" title={t`No reports`}>
        <Trans>
          Anyone can report a problem from their account menu, with or without a recording of what they do.
        </Trans>
      </EmptyState>
    );
  return (
    <ul className="flow-rows flow-reports">
      {reports.map((report) => (
        <ReportLine key={report.id} report={report} {...acts} />
      ))}
    </ul>
  );
}
