import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { RecordingDialog } from './recording-dialog.tsx';

/** Says that the recording is lost, and why. */
export function RecordingLost({ to }: { readonly to: 'load' | 'session' }) {
  const { t } = useLingui();
  const { recording } = useApp();
  return (
    <RecordingDialog
      title={t`The recording is gone`}
      width="27rem"
      actions={<Button variant="primary" onClick={recording.drop}>{t`Close`}</Button>}
    >
      {to === 'load' ? (
        <Trans>
          The page was reloaded while you were recording, and this browser couldn't keep the recording.
          Nothing is being recorded now.
        </Trans>
      ) : (
        <Trans>
          The session you were recording has ended, and the recording with it. Nothing is being recorded now.
        </Trans>
      )}
    </RecordingDialog>
  );
}
