import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';

interface OtherSessionsProps {
  readonly isEnding: boolean;
  readonly onEnd: () => Promise<void>;
}

/** Ends every other session, after a confirmation. */
export function OtherSessions({ isEnding, onEnd }: OtherSessionsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  return (
    <>
      <Button icon="logout" data-testid="end-others" onClick={() => setAsked(true)}>
        <Trans>Sign out everywhere else</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        title={t`Sign out everywhere else?`}
        confirmLabel={t`Sign out everywhere else`}
        danger
        loading={isEnding}
        onConfirm={() => void onEnd().then(close)}
        onClose={close}
      >
        <Trans>You stay signed in here. Every other device has to sign in again.</Trans>
      </ConfirmDialog>
    </>
  );
}
