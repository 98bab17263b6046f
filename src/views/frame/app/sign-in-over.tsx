import { Trans, useLingui } from '@lingui/react/macro';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import type { SessionView } from '#views/navigation/use-session.ts';

/** Asks for the password again in a dialog when the session has expired; the page keeps its state. */
export function SignInOver({ session }: { readonly session: SessionView }) {
  const { t } = useLingui();
  return (
    <Dialog open title={t`Sign in again`} dismissable={false} onClose={session.signOut}>
      <div className="ui-stack">
        <p>
          <Trans>Your session has expired. Everything on this page is kept.</Trans>
        </p>
        <SignInForm email={session.email} />
      </div>
    </Dialog>
  );
}
