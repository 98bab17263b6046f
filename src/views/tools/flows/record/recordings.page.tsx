import '../flows.css';
import '../../../frame/recordings/record.css';
import './recordings.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { readRecording, type Recording } from '#model/recordings/recording.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { RecordingReplay } from './recording-replay.tsx';
import { ReportList } from './report-list.tsx';
import { useBadRecordingWords } from './use-bad-recording-words.ts';

/** Session recordings, from problem reports and files; each can be replayed on the charts. */
export function RecordingsPage() {
  const { t } = useLingui();
  const { to } = usePaths();
  const { shown, problem, show, open } = useShown();
  return (
    <div className="flow-list">
      <PageHeader
        title={t`Recordings`}
        subtitle={t`What people recorded when something went wrong, replayed on the charts.`}
        back={{ label: t`Flows`, to: to('/apps/flows') }}
        actions={
          <FilePicker
            label={t`Open a file`}
            icon="upload"
            accept="application/json,.json"
            onFiles={([file]) => void open(file)}
          />
        }
      />
      {problem !== null && (
        <Notice tone="danger">
          <Trans>The file cannot be opened.</Trans> {problem}
        </Notice>
      )}
      {shown && <RecordingReplay key={shown.recording.startedAt} {...shown} />}
      <ReportList onShow={show} />
    </div>
  );
}

/** The recording being replayed, and why a file could not be. */
function useShown() {
  const badWords = useBadRecordingWords();
  const [shown, setShown] = useState<{ readonly name: string; readonly recording: Recording } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = (name: string, recording: Recording): void => {
    setProblem(null);
    setShown({ name, recording });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = readRecording(await file.text());
    if ('recording' in read) return show(file.name, read.recording);
    setShown(null);
    setProblem(badWords(read.bad, read.where));
  };
  return { shown, problem, show, open };
}
