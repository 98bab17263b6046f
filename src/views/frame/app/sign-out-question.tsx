import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import type { SessionView } from '#views/navigation/use-session.ts';

/** Asks before signing out discards unsent changes. */
export function SignOutQuestion({ session }: { readonly session: SessionView }) {
  const { t } = useLingui();
  const count = session.unsent ?? 0;
  return (
    <ConfirmDialog
      open={session.unsent !== null}
      danger
      title={t`Sign out anyway?`}
      confirmLabel={t`Sign out and discard`}
      onConfirm={session.confirmSignOut}
      onClose={session.stay}
    >
      {t`${plural(count, {
        one: '# change on this device is not on the server yet and would be lost.',
        other: '# changes on this device are not on the server yet and would be lost.',
      })}`}
    </ConfirmDialog>
  );
}
