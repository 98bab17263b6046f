import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Recording } from '#model/recordings/recording.ts';
import { useApp } from '../app/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EntryList } from './entry-list.tsx';
import { saveRecording } from './save-recording.ts';
import { useReporting, type Reporting } from './use-reporting.ts';

interface RecordingReviewProps {
  readonly recording: Recording;
  readonly isFull: boolean;
}

/** What was recorded, entry by entry, before it goes anywhere: to a file, or with a report of a problem. */
export function RecordingReview({ recording, isFull }: RecordingReviewProps) {
  const { t } = useLingui();
  const { recording: desk } = useApp();
  const [text, setText] = useState('');
  const reporting = useReporting(recording);
  const count = recording.entries.length;
  const isDone = reporting.status === 'sent' || reporting.status === 'waits';
  return (
    <Dialog
      open
      title={t`Report a problem`}
      onClose={desk.drop}
      width="44rem"
      dismissable={false}
      actions={<ReviewActions {...{ recording, reporting, text, isDone }} />}
    >
      <div className="flow-record">
        {isFull && (
          <Notice tone="info">
            <Trans>The recording was full and has stopped by itself.</Trans>
          </Notice>
        )}
        <ReportStatus status={reporting.status} />
        {!isDone && (
          <Field label={t`What went wrong?`}>
            <TextArea value={text} onChange={setText} rows={3} />
          </Field>
        )}
        <h3>{t`${plural(count, { one: '# entry was recorded', other: '# entries were recorded' })}`}</h3>
        <EntryList recording={recording} />
      </div>
    </Dialog>
  );
}

interface ReviewActionsProps {
  readonly recording: Recording;
  readonly reporting: Reporting;
  readonly text: string;
  readonly isDone: boolean;
}

function ReviewActions({ recording, reporting: { status, send }, text, isDone }: ReviewActionsProps) {
  const { t } = useLingui();
  const { recording: desk } = useApp();
  return (
    <>
      <Button onClick={desk.drop}>{isDone ? t`Close` : t`Discard`}</Button>
      <Button icon="download" onClick={() => saveRecording(recording)}>{t`Download`}</Button>
      {!isDone && (
        <Button
          variant="primary"
          icon="send"
          loading={status === 'sending'}
          disabledReason={text.trim() === '' ? t`Say first what went wrong.` : undefined}
          onClick={() => send(text)}
        >
          {t`Send report`}
        </Button>
      )}
    </>
  );
}

function ReportStatus({ status }: { readonly status: Reporting['status'] }) {
  const { t } = useLingui();
  const said = {
    idle: null,
    sending: null,
    sent: <Notice tone="success">{t`The report was sent. Thank you.`}</Notice>,
    waits: (
      <Notice tone="info">{t`The server cannot be reached: the report is kept here and sent as soon as it can be.`}</Notice>
    ),
    refused: <Notice tone="danger">{t`The server did not take the report. You can download it.`}</Notice>,
    failed: <Notice tone="danger">{t`The report could not be sent or kept. You can download it.`}</Notice>,
  };
  return <div role="status">{said[status]}</div>;
}
