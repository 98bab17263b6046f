import { useRef, type ReactNode } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveGuard {
  /** Runs an action that may leave the page, without asking. */
  letting(act: () => void): void;
  readonly dialog: ReactNode;
}

/** Asks before a page with unsaved input is left or its tab closed. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { t } = useLingui();
  const passing = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !passing.current,
    enableBeforeUnload: () => isDirty && !passing.current,
    withResolver: true,
  });
  return {
    letting: (act) => {
      passing.current = true;
      act();
      // Each open guard is asked in a microtask of its own, this one possibly last.
      setTimeout(() => (passing.current = false));
    },
    dialog: blocker.status === 'blocked' && (
      <Dialog
        open
        title={t`Leave without saving?`}
        onClose={blocker.reset}
        actions={
          <>
            <Button variant="danger" onClick={blocker.proceed}>
              <Trans>Leave</Trans>
            </Button>
            <Button variant="primary" autoFocus onClick={blocker.reset}>
              <Trans>Stay</Trans>
            </Button>
          </>
        }
      >
        <Trans>What you have written on this page would be lost.</Trans>
      </Dialog>
    ),
  };
}
