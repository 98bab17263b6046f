import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionError } from '#views/navigation/session-error.ts';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFactorChange } from './use-factor-change.ts';

interface RemoveFactorProps {
  readonly name: string;
  readonly remove: () => Promise<void>;
  readonly onRemoved: () => void;
  readonly testId: string;
}

/** Removes a second factor, after a question. */
export function RemoveFactor({ name, remove, onRemoved, testId }: RemoveFactorProps) {
  const { t } = useLingui();
  const errorText = useSessionError();
  const { isBusy, failure, run } = useFactorChange();
  const [asked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  return (
    <>
      <Button size="sm" icon="trash" onClick={() => setAsked(true)} data-testid={testId}>
        <Trans>Remove</Trans>
        <span className="ui-hidden"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={t`Remove ${name}?`}
        confirmLabel={t`Remove`}
        loading={isBusy}
        onConfirm={() => void run(remove, () => (close(), onRemoved()))}
        onClose={close}
      >
        <div className="ui-stack">
          <p>
            <Trans>You can no longer sign in with it.</Trans>
          </p>
          {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
        </div>
      </ConfirmDialog>
    </>
  );
}
