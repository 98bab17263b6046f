import { useLingui } from '@lingui/react/macro';
import { Notice } from '#views/ui/notice.tsx';
import type { Reporting } from './use-reporting.ts';

interface ReportStatusProps {
  readonly status: Reporting['status'];
  readonly hasRecording: boolean;
}

/** The status of sending a report. */
export function ReportStatus({ status, hasRecording }: ReportStatusProps) {
  const { t } = useLingui();
  const instead = hasRecording ? t`You can download the recording.` : '';
  const said = {
    idle: null,
    sending: null,
    sent: <Notice tone="success">{t`The report was sent. Thank you.`}</Notice>,
    waits: (
      <Notice tone="info">{t`The server can't be reached: the report is kept here and sent as soon as possible.`}</Notice>
    ),
    refused: (
      <Notice tone="danger">
        {t`The server didn't accept the report.`} {instead}
      </Notice>
    ),
    failed: (
      <Notice tone="danger">
        {t`The report could not be sent or kept.`} {instead}
      </Notice>
    ),
  };
  return <div role="status">{said[status]}</div>;
}
