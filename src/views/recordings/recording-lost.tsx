import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../app/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { RecordingDialog } from './recording-dialog.tsx';

/** That what was recorded is gone, and why. */
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
          The page was loaded anew while you recorded, and this browser could not keep what was recorded
          before. Nothing is recorded now.
        </Trans>
      ) : (
        <Trans>
          The session in which you recorded is over: what was recorded went with it. Nothing is recorded now.
        </Trans>
      )}
    </RecordingDialog>
  );
}
