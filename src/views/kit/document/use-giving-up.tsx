import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import type { DraftStanding } from './use-draft.ts';

interface GivingUp {
  /** Discards the draft and leaves; asks first if there are edits. */
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

/** Cancels a form and discards its draft. Without `startOver` the draft ends with the form anyway. */
export function useGivingUp(
  draft: Pick<DraftStanding, 'isDirty'> & Partial<Pick<DraftStanding, 'startOver'>>,
  leave: () => void,
): GivingUp {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const giveUp = (): void => {
    setAsked(false);
    draft.startOver?.();
    leave();
  };
  return {
    ask: () => (draft.isDirty ? setAsked(true) : leave()),
    dialog: (
      <ConfirmDialog
        open={isAsked}
        danger
        title={t`Discard what you wrote?`}
        confirmLabel={t`Discard`}
        onConfirm={giveUp}
        onClose={() => setAsked(false)}
      >
        <Trans>What you have written on this page would be lost.</Trans>
      </ConfirmDialog>
    ),
  };
}
