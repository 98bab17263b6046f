import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { DraftStanding } from './use-draft.ts';

interface GivingUp {
  /** Gives up what was written and leaves; asks first where something was. */
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

/** The way out of a form that keeps nothing of it. Without `startOver` what is written ends with the form anyway. */
export function useGivingUp(
  draft: Pick<DraftStanding, 'isDirty'> & Partial<Pick<DraftStanding, 'startOver'>>,
  leave: () => void,
): GivingUp {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const giveUp = (): void => {
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
