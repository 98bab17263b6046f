import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Report } from '#model/recordings/report.ts';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';

interface DeletesReportProps {
  readonly report: Report;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a report is deleted, and says what is lost: there is no other copy. */
export function DeletesReport({ report, onDelete, onClose }: DeletesReportProps) {
  const { t } = useLingui();
  const { text, byName, recording } = report;
  const entries = recording?.entries ?? 0;
  return (
    <ConfirmDialog
      open
      danger
      title={t`Delete this report?`}
      confirmLabel={t`Delete report`}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <q className="flow-report-words">{text}</q>
      <p>
        {recording
          ? t`What ${byName} wrote is lost for good, and its recording with it: ${plural(entries, { one: '# entry', other: '# entries' })}. Download the recording first if it may be needed.`
          : t`What ${byName} wrote is lost for good; it came without a recording.`}
      </p>
    </ConfirmDialog>
  );
}
