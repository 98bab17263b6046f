import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';

interface DeclineProps {
  readonly company: string;
  readonly isSending: boolean;
  readonly onDecline: () => void;
}

/** Declines an invitation after a confirmation: the link is invalid afterwards. */
export function DeclineInvitation({ company, isSending, onDecline }: DeclineProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  const decline = (): void => {
    onDecline();
    close();
  };
  return (
    <div>
      <Button variant="quiet" loading={isSending} data-testid="decline" onClick={() => setAsked(true)}>
        <Trans>No, thank you</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        title={t`Decline the invitation?`}
        confirmLabel={t`Decline`}
        danger
        onConfirm={decline}
        onClose={close}
      >
        <Trans>The link stops working. {company} can invite you again.</Trans>
      </ConfirmDialog>
    </div>
  );
}
